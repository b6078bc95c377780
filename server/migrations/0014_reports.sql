-- What a fit report needs: the fitter's logo, which stands on it, and the link in its mail, by which a rider without an
-- account looks at this one report and its PDF.

alter table fitter_profile add column logo_sealed bytea;
grant update (logo_sealed) on fitter_profile to spokewell_app;

-- A session has one link; it opens nothing while the fit is not completed or called off, or once the file is an
-- account's.
create table report_secret (
  hash bytea primary key,
  session_id uuid not null unique,
  fitter_id uuid not null,
  rider_id uuid not null,
  -- Where the mail went: the address under which the file can be kept.
  address_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  unique (session_id, hash),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index report_secret_by_fitter on report_secret (fitter_id);
create index report_secret_by_rider on report_secret (rider_id);

alter table sign_in add foreign key (guest_session_id, guest_report_hash)
  references report_secret (session_id, hash) on delete cascade;

call app.protect('report_secret');
-- A fresh link takes the place of the one before, and of what guests looked at the report by.
grant select, insert, delete on report_secret to spokewell_app;
grant select on report_secret to spokewell_gate;

create policy fitter_secret on report_secret to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy system_secret on report_secret for select to spokewell_app using (app.actor() = 'system');
create policy gate_reads on report_secret for select to spokewell_gate using (true);

-- What stands in the report, and no more: no photos, no follow-up, no other fit.
create policy report_guest_reads on session for select to spokewell_app
  using (app.actor() = 'guest' and id = app.report_session_id());
create policy report_guest_reads on rider for select to spokewell_app
  using (app.actor() = 'guest' and id = app.report_rider_id());
create policy report_guest_reads on bike for select to spokewell_app
  using (app.actor() = 'guest' and id = (select s.bike_id from session s where s.id = app.report_session_id()));
create policy report_guest_reads on measurement for select to spokewell_app
  using (app.actor() = 'guest' and session_id = app.report_session_id());
create policy report_guest_reads on intervention for select to spokewell_app
  using (app.actor() = 'guest' and session_id = app.report_session_id() and withdrawn_at is null);
create policy report_guest_reads on recommendation for select to spokewell_app
  using (app.actor() = 'guest' and session_id = app.report_session_id() and withdrawn_at is null);
create policy report_guest_reads on submission for select to spokewell_app
  using (app.actor() = 'guest' and session_id = app.report_session_id() and kind = 'intake' and superseded_at is null);
create policy report_guest_reads on submission_figure for select to spokewell_app
  using (app.actor() = 'guest' and session_id = app.report_session_id() and figure = 'zoneScore');

-- Whose report a secret opens. An account, once it has the file, is how the report is read.
create function app.report_behind(secret_hash bytea)
returns table (session_id uuid, rider_id uuid, fitter_id uuid, account_id uuid, expires_at timestamptz)
language sql stable set search_path = public, pg_temp as $$
  select s.session_id, s.rider_id, s.fitter_id, r.account_id, s.expires_at
  from report_secret s join session x on x.id = s.session_id join rider r on r.id = s.rider_id
  where s.hash = secret_hash and x.fitted_at is not null and x.cancelled_at is null
$$;

-- Enters as the guest of that report; says nothing of one that opens nothing.
create function app.enter_report(secret_hash bytea, at timestamptz)
returns table (session_id uuid, rider_id uuid, fitter_id uuid, account_id uuid, expires_at timestamptz)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare b record;
begin
  select x.* into b from app.report_behind(secret_hash) x;
  if b.session_id is null then return; end if;
  perform app.act_as_report_guest(b.session_id, b.rider_id, b.fitter_id, at);
  return query select b.session_id, b.rider_id, b.fitter_id, b.account_id, b.expires_at;
end $$;

call app.answered_by_gate('app.enter_report(bytea, timestamptz)');

-- Erasing a rider's file takes its links along, and so does another address: the mail was to the one before.
create function app.remove_report_links() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from report_secret s where s.rider_id = new.id;
  return null;
end $$;
revoke all on function app.remove_report_links() from public;
create trigger report_links_go_too after update of erased_at, email_sealed on rider for each row
  when (new.erased_at is distinct from old.erased_at or new.email_sealed is distinct from old.email_sealed)
  execute function app.remove_report_links();
