-- Erasing a rider's file takes what the fit and its follow-ups added with it; that and when a session took place stays.
-- The photos' bytes go with the file store's folder of the rider; sealed under the destroyed key they open for nobody.

-- What erases runs as the gate when a person asks for it.
grant select, delete on bike, measurement, intervention, recommendation, photo, follow_up, follow_up_alert to spokewell_gate;
grant update (bike_id, notes_sealed, goal_weights) on session to spokewell_gate;
do $$
declare target text;
begin
  foreach target in array array['bike', 'measurement', 'intervention', 'recommendation', 'photo', 'follow_up',
    'follow_up_alert'] loop
    execute format('create policy gate_erases on %I to spokewell_gate using (true) with check (true)', target);
  end loop;
end $$;

-- As in 0007, with all that came since; what guests asked for once goes too, and open screens hear of it.
create or replace function app.erase_rider(wanted uuid, at timestamptz, request text) returns boolean
language plpgsql volatile set search_path = public, pg_temp as $$
declare file rider;
begin
  select r.* into file from rider r where r.id = wanted for update;
  if file.id is null or file.erased_at is not null then return false; end if;
  perform set_config('app.erasing', 'yes', true), app.act_as('system', null, at);
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    select '0', at, request, 'system', 'rider.erased', e.entity, e.id, file.fitter_id, file.id, '{}'
    from (select 'rider' as entity, file.id
          union all select 'submission', s.id from submission s where s.rider_id = file.id
          union all select 'invitation', i.id from invitation i where i.rider_id = file.id
          union all select 'consent', c.id from consent c where c.rider_id = file.id
          union all select 'share', s.id from share s where s.rider_id = file.id
          union all select 'support_access', a.id from support_access a where a.rider_id = file.id
          union all select 'bike', b.id from bike b where b.rider_id = file.id
          union all select 'measurement', m.id from measurement m where m.rider_id = file.id
          union all select 'intervention', i.id from intervention i where i.rider_id = file.id
          union all select 'recommendation', r.id from recommendation r where r.rider_id = file.id
          union all select 'photo', p.id from photo p where p.rider_id = file.id
          union all select 'follow_up', f.id from follow_up f where f.rider_id = file.id
          union all select 'follow_up_alert', a.id from follow_up_alert a where a.rider_id = file.id
          union all select 'session', s.id from session s where s.rider_id = file.id) e;
  delete from outbox o where o.rider_id = file.id
    or o.session_id in (select s.id from session s where s.rider_id = file.id);
  delete from idempotency_key k where k.actor in (select s.id from session s where s.rider_id = file.id);
  delete from sign_in i where i.guest_session_id in (select s.id from session s where s.rider_id = file.id);
  delete from device_code d where d.session_id in (select s.id from session s where s.rider_id = file.id);
  delete from draft d where d.rider_id = file.id;
  delete from submission s where s.rider_id = file.id;
  delete from follow_up_alert a where a.rider_id = file.id;
  delete from follow_up f where f.rider_id = file.id;
  delete from measurement m where m.rider_id = file.id;
  delete from intervention i where i.rider_id = file.id;
  delete from recommendation r where r.rider_id = file.id;
  delete from photo p where p.rider_id = file.id;
  delete from invitation i where i.rider_id = file.id;
  delete from consent c where c.rider_id = file.id;
  delete from share s where s.rider_id = file.id;
  delete from support_access a where a.rider_id = file.id;
  update session s set closed_at = coalesce(s.closed_at, at), bike_id = null, notes_sealed = null, goal_weights = '{}'
    where s.rider_id = file.id;
  delete from bike b where b.rider_id = file.id;
  update rider r set account_id = null, name_sealed = null, email_sealed = null, email_hash = null,
    time_zone = null, language = 'en', erased_at = coalesce(r.erased_at, at) where r.id = file.id;
  delete from vault_key k where k.holder = file.id;
  perform app.tell('submissions', file.fitter_id), app.tell('invitations', file.fitter_id), app.tell('followUps', file.fitter_id);
  if file.account_id is not null then perform app.tell('submissions', file.account_id); end if;
  return true;
end $$;
