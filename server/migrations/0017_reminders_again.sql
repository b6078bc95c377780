-- Who stopped the reminders can want them after all: the secret that stopped them takes it back.

create function app.resume_reminders(secret_hash bytea, at timestamptz, request text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s follow_up_secret; stopped timestamptz;
begin
  select y.* into s from follow_up_secret y where y.hash = secret_hash and y.purpose = 'stop' and y.expires_at > at;
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

grant create on schema app to spokewell_gate;
alter function app.resume_reminders(bytea, timestamptz, text) owner to spokewell_gate;
revoke create on schema app from spokewell_gate;
revoke all on function app.resume_reminders(bytea, timestamptz, text) from public;
grant execute on function app.resume_reminders(bytea, timestamptz, text) to spokewell_app;
