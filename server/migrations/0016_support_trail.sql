-- Support looks at what was done to a rider's file while a logged, time-limited access names it (product §3); that it
-- looked stands in the same trail.

create policy support_trail on audit_entry for select to spokewell_app
  using (app.actor() = 'support' and rider_id in (select app.supported_riders()));
