-- A red flag of an intake needs the fitter before the first fit, so it is an alert like that of a follow-up. An alert
-- about an intake names no follow-up. It is of its session then.

alter table follow_up_alert alter follow_up_id drop not null;
alter table follow_up_alert drop constraint follow_up_alert_follow_up_id_kind_zone_key;
alter table follow_up_alert
  add constraint follow_up_alert_once unique nulls not distinct (session_id, follow_up_id, kind, zone),
  add foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id) on delete cascade,
  add check (follow_up_id is not null or kind = 'red_flag');
drop index follow_up_alert_by_session;
create index follow_up_alert_by_follow_up on follow_up_alert (follow_up_id);

-- A guest who submits an intake raises what it says, like one who submits a follow-up. A client may do so already.
create policy intake_raises on follow_up_alert for insert to spokewell_app
  with check (app.actor() = 'guest' and session_id = app.guest_session_id() and app.guest_follow_up_id() is null
    and follow_up_id is null);

-- The mail about an intake goes by its alerts, so the work that mails news reads no figures any more.
drop policy system_red_flags on submission_figure;

-- The same for the alerts of an intake, whose form is that of the session without a follow-up.
drop function app.correct_alerts(uuid, text[], timestamptz);
create function app.correct_alerts(of_session uuid, answered uuid, standing text[], at timestamptz)
returns table (id uuid, corrected_at timestamptz)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if app.actor() <> 'client' or not exists (
      select from session s where s.id = of_session and s.rider_id in (select app.own_riders())) then return; end if;
  return query
    update follow_up_alert a
      set corrected_at = case when a.kind || ' ' || a.zone = any (standing) then null else at end
      where a.session_id = of_session and a.follow_up_id is not distinct from answered
        and a.kind not in ('overdue', 'never_answered') and a.worked_off_at is null
        and (a.corrected_at is not null) = (a.kind || ' ' || a.zone = any (standing))
      returning a.id, a.corrected_at;
end $$;
call app.answered_by_gate('app.correct_alerts(uuid, uuid, text[], timestamptz)');

-- Intakes that wait for their fit. The zones of a red flag are sealed, so these alerts are about the whole.
with flagged as (
  select s.id as session_id, s.fitter_id, s.rider_id, u.submitted_at
  from submission u
    join session s on s.id = u.session_id
    join rider r on r.id = u.rider_id
  where u.kind = 'intake' and u.superseded_at is null
    and s.fitted_at is null and s.closed_at is null and s.cancelled_at is null and r.erased_at is null
    and exists (select from submission_figure g
      where g.submission_id = u.id and g.figure = 'redFlag' and g.item <> 'none')
), raised as (
  insert into follow_up_alert (id, session_id, fitter_id, rider_id, kind, zone, raised_at)
    select gen_random_uuid(), session_id, fitter_id, rider_id, 'red_flag', '', submitted_at from flagged
    returning id, fitter_id, rider_id
)
insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
  select '0', now(), 'migration', 'system', 'follow_up_alert.raised', 'follow_up_alert', id, fitter_id, rider_id,
    '{"kind": {"to": "red_flag"}}'
  from raised;

-- A migration that follows in the same transaction may alter these tables only when nothing is left to be checked.
set constraints all immediate;
set constraints all deferred;
