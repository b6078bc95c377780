-- A zone that is severe and neither better nor worse was alerted as worse. It has its own kind of alert now. Open alerts
-- are renamed where the scores say so; resolved ones keep the name under which they were resolved.

alter table follow_up_alert drop constraint follow_up_alert_kind_check;
alter table follow_up_alert add constraint follow_up_alert_kind_check check (kind in
  ('overdue', 'worse', 'new_complaint', 'still_severe', 'red_flag', 'wants_appointment', 'unhappy', 'never_answered'));

with scored as (
  -- The zone of each open alert: its scores in the intake and in each revision of the answer.
  select a.id, s.revision, n.amount as after, n.amount - b.amount as up
  from follow_up_alert a
    join submission s on s.follow_up_id = a.follow_up_id
    join submission_figure n on n.submission_id = s.id and n.figure = 'zoneScore' and n.item = a.zone
    join submission i on i.session_id = a.session_id and i.kind = 'intake' and i.superseded_at is null
    join submission_figure b on b.submission_id = i.id and b.figure = 'zoneScore' and b.item = a.zone
  where a.kind = 'worse' and a.worked_off_at is null
), reason as (
  -- A later correction may have taken the reason away, so the newest revision that has the reason decides.
  select distinct on (id) id, up from scored
  where up >= 2 or (after >= 6 and up >= 0)
  order by id, revision desc
), renamed as (
  update follow_up_alert a set kind = 'still_severe'
  from reason r where r.id = a.id and r.up < 2
  returning a.id, a.fitter_id, a.rider_id
)
insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
  select '0', now(), 'migration', 'system', 'follow_up_alert.renamed', 'follow_up_alert', id, fitter_id, rider_id,
    '{"kind": {"from": "worse", "to": "still_severe"}}'
  from renamed;

-- A migration that follows in the same transaction may alter these tables only when nothing is left to be checked.
set constraints all immediate;
set constraints all deferred;
