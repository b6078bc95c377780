-- The link in the mail of a fit report: a rider without an account looks at this one report and its PDF. A session has
-- one; it opens nothing while the fit is not completed or called off, or once the file is an account's.

create table report_secret (
  hash bytea primary key,
  session_id uuid not null unique,
  fitter_id uuid not null,
  rider_id uuid not null,
  -- Where the mail went: the address under which the file can be kept.
  address_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index report_secret_by_fitter on report_secret (fitter_id);
create index report_secret_by_rider on report_secret (rider_id);

alter table sign_in
  add column guest_report_hash bytea references report_secret (hash) on delete cascade,
  add check (guest_report_hash is null or (guest_session_id is not null and guest_follow_up_id is null));
create index sign_in_by_report on sign_in (guest_report_hash) where guest_report_hash is not null;

call app.protect('report_secret');
-- A fresh link takes the place of the one before, and of what guests looked at the report by.
grant select, insert, delete on report_secret to spokewell_app;
grant select on report_secret to spokewell_gate;

-- What the guest of a report is of. Kept apart from what the guest of a form is of: no rule for forms applies to them.
create function app.report_session_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.report_session_id', true), '')::uuid $$;
create function app.report_rider_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.report_rider_id', true), '')::uuid $$;

create or replace function app.act_as(actor text, account uuid, at timestamptz) returns void
language sql volatile as $$
  select set_config('app.actor', actor, true),
         set_config('app.account_id', coalesce(account::text, ''), true),
         set_config('app.guest_session_id', '', true),
         set_config('app.guest_rider_id', '', true),
         set_config('app.guest_fitter_id', '', true),
         set_config('app.guest_follow_up_id', '', true),
         set_config('app.report_session_id', '', true),
         set_config('app.report_rider_id', '', true),
         set_config('app.now', at::text, true)
$$;
-- The fitter's name and logo stand on the report, hence the fitter of a guest.
create function app.act_as_report_guest(session_id uuid, rider_id uuid, fitter_id uuid, at timestamptz)
returns void language sql volatile as $$
  select app.act_as('guest', null, at),
         set_config('app.guest_fitter_id', fitter_id::text, true),
         set_config('app.report_session_id', session_id::text, true),
         set_config('app.report_rider_id', rider_id::text, true)
$$;

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

create policy report_guest_sign_in on sign_in to spokewell_app
  using (app.actor() = 'guest' and guest_session_id = app.report_session_id() and guest_report_hash is not null)
  with check (app.actor() = 'guest' and guest_session_id = app.report_session_id() and guest_report_hash is not null);
-- The guest of one form is none of the other, and who looks at the report is no device that began a form.
drop policy guest_sign_in on sign_in;
create policy guest_sign_in on sign_in to spokewell_app
  using (app.actor() = 'guest' and guest_session_id = app.guest_session_id() and guest_report_hash is null
    and guest_follow_up_id is not distinct from app.guest_follow_up_id())
  with check (app.actor() = 'guest' and guest_session_id = app.guest_session_id() and guest_report_hash is null
    and guest_follow_up_id is not distinct from app.guest_follow_up_id());

drop policy who_acts_appends on audit_entry;
create policy who_acts_appends on audit_entry for insert to spokewell_app
  with check (actor = app.actor()
    and actor_id is not distinct from coalesce(app.account_id(), app.guest_session_id(), app.report_session_id()));

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

-- Enter by the cookie, now with the follow-up whose form a guest fills in, or the report they look at.
drop function app.enter(bytea, timestamptz, boolean);
create function app.enter(cookie_hash bytea, at timestamptz, counts_as_use boolean default true)
returns table (sign_in_id uuid, actor text, account_id uuid, session_id uuid, rider_id uuid, fitter_id uuid,
               follow_up_id uuid, report boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  found_sign_in sign_in;
  found_role text;
  found_session session;
  behind record;
begin
  if cookie_hash is not null then
    select s.* into found_sign_in from sign_in s
      where s.token_hash = cookie_hash and s.ended_at is null
        and s.expires_at > at and s.last_used_at + s.idle_limit > at;
  end if;
  if found_sign_in.account_id is not null then
    select a.role into found_role from account a
      where a.id = found_sign_in.account_id and a.disabled_at is null;
    if found_role is not null then
      perform app.act_as(found_role, found_sign_in.account_id, at);
      if counts_as_use then perform app.touch(found_sign_in, at); end if;
      return query select found_sign_in.id, found_role, found_sign_in.account_id, null::uuid, null::uuid, null::uuid,
        null::uuid, false;
      return;
    end if;
  elsif found_sign_in.guest_report_hash is not null then
    select x.* into behind from app.report_behind(found_sign_in.guest_report_hash) x where x.account_id is null;
    if behind.session_id is not null then
      perform app.act_as_report_guest(behind.session_id, behind.rider_id, behind.fitter_id, at);
      if counts_as_use then perform app.touch(found_sign_in, at); end if;
      return query select found_sign_in.id, 'guest', null::uuid, behind.session_id, behind.rider_id, behind.fitter_id,
        null::uuid, true;
      return;
    end if;
  elsif found_sign_in.guest_session_id is not null then
    select s.* into found_session from session s
      where s.id = found_sign_in.guest_session_id and s.cancelled_at is null;
    if found_session.id is not null then
      perform app.act_as_guest(found_session.id, found_session.rider_id, found_session.fitter_id,
        found_sign_in.guest_follow_up_id, at);
      if counts_as_use then perform app.touch(found_sign_in, at); end if;
      return query select found_sign_in.id, 'guest', null::uuid, found_session.id, found_session.rider_id,
        found_session.fitter_id, found_sign_in.guest_follow_up_id, false;
      return;
    end if;
  end if;
  perform app.act_as('anonymous', null, at);
  return query select null::uuid, 'anonymous', null::uuid, null::uuid, null::uuid, null::uuid, null::uuid, false;
end $$;

-- A guest who signs in is a guest no more: the cookie ends whether or not there is a file to claim. Who came by a
-- report's mail keeps the file under the address it went to, which the link proves, and
-- under no other: a forwarded mail gives nobody's file away. Then nothing ends and nothing is claimed.
drop function app.claim_rider(bytea, timestamptz);
create function app.claim_rider(cookie_hash bytea, at timestamptz)
returns table (rider_id uuid, fitter_id uuid, address_proven boolean, other_address boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare g sign_in; s session; me account; of_report boolean;
begin
  if app.actor() <> 'client' then return; end if;
  select x.* into g from sign_in x
    where x.token_hash = cookie_hash and x.guest_session_id is not null and x.ended_at is null
      and x.expires_at > at and x.last_used_at + x.idle_limit > at;
  if g.id is null then return; end if;
  of_report := g.guest_report_hash is not null;
  select x.* into me from account x where x.id = app.account_id();
  if of_report and not exists (select 1 from report_secret y
      where y.hash = g.guest_report_hash and y.address_hash = me.email_hash) then
    return query select null::uuid, null::uuid, false, true;
    return;
  end if;
  update sign_in x set ended_at = at where x.id = g.id;
  select x.* into s from session x where x.id = g.guest_session_id and (of_report or x.intake_submitted_at is not null);
  if s.id is null or (of_report and not exists (select 1 from app.report_behind(g.guest_report_hash))) then return; end if;
  update rider r set account_id = me.id where r.id = s.rider_id and r.account_id is null;
  if not found then return; end if;
  return query select s.rider_id, s.fitter_id, of_report or (g.proves_address and exists (
    select 1 from invitation i where i.session_id = s.id and i.address_hash = me.email_hash)), false;
end $$;

grant create on schema app to spokewell_gate;
do $$
declare f regprocedure;
begin
  foreach f in array array['app.enter(bytea, timestamptz, boolean)'::regprocedure,
    'app.enter_report(bytea, timestamptz)'::regprocedure, 'app.claim_rider(bytea, timestamptz)'::regprocedure] loop
    execute format('revoke all on function %s from public', f);
    execute format('alter function %s owner to spokewell_gate', f);
    execute format('grant execute on function %s to spokewell_app', f);
  end loop;
end $$;
revoke create on schema app from spokewell_gate;

-- Erasing a rider's file takes its links along, and so does another address: the mail was to the one before.
create function app.remove_report_links() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from report_secret s where s.rider_id = new.id;
  return null;
end $$;
create trigger report_links_go_too after update of erased_at, email_sealed on rider for each row
  when (new.erased_at is distinct from old.erased_at or new.email_sealed is distinct from old.email_sealed)
  execute function app.remove_report_links();
