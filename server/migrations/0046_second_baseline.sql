-- On the day of the fit, before it, the rider can score the six zones once more. It is a submission of its own kind, of
-- scores only, so nothing in it is sealed. As other submissions it is never changed: a correction is the next revision.
-- The intake stays what a fit's outcome is compared with; the difference between the two estimates how much riders change
-- without any fit.
create table second_baseline (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  form_version integer not null,
  scores smallint[] not null
    check (cardinality(scores) = 6 and array_position(scores, null) is null
      and 0 <= all (scores) and 7 >= all (scores)),
  revision integer not null check (revision > 0),
  submitted_at timestamptz not null,
  superseded_at timestamptz,
  unique (session_id, revision),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
comment on column second_baseline.scores is 'one for each zone from feet to hands, in the order of domain/zones.ts; 0 is none';
create unique index second_baseline_current on second_baseline (session_id) where superseded_at is null;
create index second_baseline_by_fitter on second_baseline (fitter_id);
create index second_baseline_by_rider on second_baseline (rider_id);

-- The link that the fitter shows, as a code or on the tablet. A new one takes the place of the one before.
create table second_baseline_secret (
  hash bytea primary key,
  session_id uuid not null unique,
  fitter_id uuid not null,
  rider_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index second_baseline_secret_by_fitter on second_baseline_secret (fitter_id);
create index second_baseline_secret_by_rider on second_baseline_secret (rider_id);

-- Who scores by such a link is the guest of this one thing. No rule for the guests of forms or reports applies to them:
-- they read no intake, because the earlier scores must not influence the new ones.
create function app.scoring_session_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.scoring_session_id', true), '')::uuid $$;
create function app.scoring_session() returns uuid language sql stable parallel safe
return case when app.actor() = 'guest' then app.scoring_session_id() end;

create or replace function app.act_as(actor text, account uuid, at timestamptz) returns void
language sql volatile as $$
  select app.set_actor(actor, account, at),
         set_config('app.guest_follow_up_id', '', true),
         set_config('app.report_session_id', '', true),
         set_config('app.report_rider_id', '', true),
         set_config('app.scoring_session_id', '', true)
$$;
-- The page names the fitter who asks, hence the fitter of a guest.
create function app.act_as_scoring_guest(session_id uuid, fitter_id uuid, at timestamptz) returns void
language sql volatile as $$
  select app.act_as('guest', null, at),
         set_config('app.guest_fitter_id', fitter_id::text, true),
         set_config('app.scoring_session_id', session_id::text, true)
$$;

call app.protect('second_baseline');
call app.protect('second_baseline_secret');
grant select, insert on second_baseline to spokewell_app;
grant update (superseded_at) on second_baseline to spokewell_app;
grant select, insert, delete on second_baseline_secret to spokewell_app;
grant select on second_baseline_secret to spokewell_gate;

call app.readers('second_baseline', 'fitter_id = app.acting_fitter()
  or rider_id = any ((select app.readable_files())::uuid[]) or session_id = app.scoring_session() or app.acting_as_system()');
call app.writers('second_baseline', 'session_id = app.scoring_session()', 'session_id = app.scoring_session()', null);
call app.readers('second_baseline_secret', 'fitter_id = app.acting_fitter()');
call app.writers('second_baseline_secret', 'fitter_id = app.acting_fitter()', null, 'fitter_id = app.acting_fitter()');
create policy gate_reads on second_baseline_secret for select to spokewell_gate using (true);

alter policy who_acts_appends on audit_entry
  with check (actor = app.actor()
    and actor_id is not distinct from coalesce(app.account_id(), app.guest_session_id(), app.report_session_id(),
      app.scoring_session_id()));
call app.audited('second_baseline', 'id');

-- What a secret opens. Enters as the guest who may score; says nothing of a secret that is not known.
create function app.enter_second_baseline(secret_hash bytea, at timestamptz)
returns table (session_id uuid, rider_id uuid, fitter_id uuid, expired boolean, over boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s second_baseline_secret; x session;
begin
  select y.* into s from second_baseline_secret y where y.hash = secret_hash;
  if s.hash is null then return; end if;
  select y.* into x from session y where y.id = s.session_id;
  perform app.act_as_scoring_guest(s.session_id, s.fitter_id, at);
  return query select s.session_id, s.rider_id, s.fitter_id, s.expires_at <= at,
    x.fitted_at is not null or x.cancelled_at is not null or x.closed_at is not null;
end $$;
call app.answered_by_gate('app.enter_second_baseline(bytea, timestamptz)');

-- Scores before a fit are given before it is completed. The session is held until the commit, so that its completion and
-- the scores come one after the other.
create function app.refuse_late_baseline() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.actor() = 'guest' then
    perform from session s
      where s.id = new.session_id and s.intake_submitted_at is not null
        and s.fitted_at is null and s.cancelled_at is null and s.closed_at is null
      for share;
    if not found then
      raise exception 'the fit is completed' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return new;
end $$;
revoke all on function app.refuse_late_baseline() from public;
create trigger in_time before insert or update on second_baseline
  for each row execute function app.refuse_late_baseline();

create trigger outcome_second_baseline after insert or delete on second_baseline
  for each row execute function app.queue_by_session();
create trigger outcome_second_baseline_corrected after update of superseded_at on second_baseline
  for each row execute function app.queue_by_session();

-- Both go with the rider's file, and a completed fit needs no link.
create function app.erase_second_baselines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.erase_rows(new.id, 'second_baseline');
  delete from second_baseline_secret s where s.rider_id = new.id;
  return null;
end $$;
revoke all on function app.erase_second_baselines() from public;
create trigger second_baselines_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_second_baselines();
