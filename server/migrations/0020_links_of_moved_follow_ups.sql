-- A reminder's link works as long as its follow-up can be answered: whoever is sent one keeps it when the fitter moves
-- the follow-up, to a later day or an earlier one. Until when is the follow-up's, and stands nowhere else.

-- Whether a follow-up's last day is over wherever on earth its rider is.
create function app.follow_up_is_past(window_ends_on date, at timestamptz) returns boolean
language sql immutable parallel safe as
$$ select at >= (window_ends_on + 1 + time '12:00') at time zone 'UTC' $$;

-- Whose reminders a link stops or takes up again; nothing once its follow-up is over.
create function app.stop_secret(secret_hash bytea, at timestamptz) returns follow_up_secret
language sql stable security definer set search_path = public, pg_temp as $$
  select s from follow_up_secret s join follow_up f on f.id = s.follow_up_id
    where s.hash = secret_hash and s.purpose = 'stop' and not app.follow_up_is_past(f.window_ends_on, at)
$$;

drop function app.enter_follow_up(bytea, date, timestamptz);
create function app.enter_follow_up(secret_hash bytea, at timestamptz)
returns table (follow_up_id uuid, session_id uuid, rider_id uuid, fitter_id uuid, expired boolean, submitted boolean,
               skipped boolean, closed boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s follow_up_secret; f follow_up; x session;
begin
  select y.* into s from follow_up_secret y where y.hash = secret_hash and y.purpose = 'answer' and y.revoked_at is null;
  if s.hash is null then return; end if;
  select y.* into f from follow_up y where y.id = s.follow_up_id;
  select y.* into x from session y where y.id = s.session_id;
  perform app.act_as_guest(f.session_id, f.rider_id, f.fitter_id, f.id, at);
  return query select f.id, f.session_id, f.rider_id, f.fitter_id, app.follow_up_is_past(f.window_ends_on, at),
    f.submitted_at is not null, f.skipped_at is not null, x.closed_at is not null or x.cancelled_at is not null;
end $$;

create or replace function app.stop_reminders(secret_hash bytea, at timestamptz, request text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s follow_up_secret; dropped outbox;
begin
  s := app.stop_secret(secret_hash, at);
  if s.hash is null then return false; end if;
  perform app.act_as('system', null, at);
  update rider r set reminders_stopped_at = at where r.id = s.rider_id and r.reminders_stopped_at is null;
  if not found then return true; end if;
  for dropped in
    update outbox o set dropped_at = at, body_sealed = null
      where o.rider_id = s.rider_id and o.follow_up_id is not null
        and o.sent_at is null and o.dead_at is null and o.dropped_at is null
      returning o.*
  loop
    update follow_up_reminder r set ended_by = 'stopped'
      where r.follow_up_id = dropped.follow_up_id and r.number = dropped.reminder and r.sent_at is null;
  end loop;
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    values ('0', at, request, 'system', 'rider.reminders_stopped', 'rider', s.rider_id, s.fitter_id, s.rider_id,
      jsonb_build_object('reminders_stopped_at', jsonb_build_object('to', at)));
  perform pg_notify('spokewell_notice',
    json_build_object('topic', 'followUps', 'accounts', json_build_array(s.fitter_id))::text);
  return true;
end $$;

create or replace function app.resume_reminders(secret_hash bytea, at timestamptz, request text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s follow_up_secret; stopped timestamptz;
begin
  s := app.stop_secret(secret_hash, at);
  if s.hash is null then return false; end if;
  perform app.act_as('system', null, at);
  select r.reminders_stopped_at into stopped from rider r where r.id = s.rider_id for update;
  if stopped is null then return true; end if;
  update rider r set reminders_stopped_at = null where r.id = s.rider_id;
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    values ('0', at, request, 'system', 'rider.reminders_resumed', 'rider', s.rider_id, s.fitter_id, s.rider_id,
      jsonb_build_object('reminders_stopped_at', jsonb_build_object('from', stopped)));
  perform pg_notify('spokewell_notice',
    json_build_object('topic', 'followUps', 'accounts', json_build_array(s.fitter_id))::text);
  return true;
end $$;

alter table follow_up_secret drop column expires_at;

grant create on schema app to spokewell_gate;
do $$
declare f regprocedure;
begin
  foreach f in array array['app.follow_up_is_past(date, timestamptz)'::regprocedure,
    'app.stop_secret(bytea, timestamptz)'::regprocedure, 'app.enter_follow_up(bytea, timestamptz)'::regprocedure] loop
    execute format('revoke all on function %s from public', f);
    execute format('alter function %s owner to spokewell_gate', f);
  end loop;
end $$;
revoke create on schema app from spokewell_gate;
-- The others are the gate's own steps.
grant execute on function app.enter_follow_up(bytea, timestamptz) to spokewell_app;
