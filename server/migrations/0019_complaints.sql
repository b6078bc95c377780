-- A complaint about a mail ends the reminders as the link in them does: what both do is said once.

-- No more reminders to this file's rider, and none of those that wait. Repeating it changes nothing.
create function app.end_reminders(file uuid, at timestamptz, request text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare fitter uuid; dropped outbox;
begin
  if app.actor() <> 'system' then
    raise exception 'reminders are ended by the house' using errcode = 'insufficient_privilege';
  end if;
  update rider r set reminders_stopped_at = at where r.id = file and r.reminders_stopped_at is null
    returning r.fitter_id into fitter;
  if not found then return; end if;
  for dropped in
    update outbox o set dropped_at = at, body_sealed = null
      where o.rider_id = file and o.follow_up_id is not null
        and o.sent_at is null and o.dead_at is null and o.dropped_at is null
      returning o.*
  loop
    update follow_up_reminder r set ended_by = 'stopped'
      where r.follow_up_id = dropped.follow_up_id and r.number = dropped.reminder and r.sent_at is null;
  end loop;
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    values ('0', at, request, 'system', 'rider.reminders_stopped', 'rider', file, fitter, file,
      jsonb_build_object('reminders_stopped_at', jsonb_build_object('to', at)));
  perform pg_notify('spokewell_notice',
    json_build_object('topic', 'followUps', 'accounts', json_build_array(fitter))::text);
end $$;

create or replace function app.stop_reminders(secret_hash bytea, at timestamptz, request text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s follow_up_secret;
begin
  select y.* into s from follow_up_secret y where y.hash = secret_hash and y.purpose = 'stop' and y.expires_at > at;
  if s.hash is null then return false; end if;
  perform app.act_as('system', null, at);
  perform app.end_reminders(s.rider_id, at, request);
  return true;
end $$;

grant create on schema app to spokewell_gate;
alter function app.end_reminders(uuid, timestamptz, text) owner to spokewell_gate;
revoke create on schema app from spokewell_gate;
revoke all on function app.end_reminders(uuid, timestamptz, text) from public;
grant execute on function app.end_reminders(uuid, timestamptz, text) to spokewell_app;
