-- Numbers of a saddle can be compared only if they were taken from the same point of it. The point and the method are
-- chosen once for a session, before the first number.

alter table session
  add column saddle_reference text
    check (saddle_reference in ('width_80', 'width_70', 'nose', 'midpoint', 'seat_tube_line', 'lowest_point')),
  add column saddle_method text check (saddle_method in ('tape', 'jig', 'motion_3d')),
  add check ((saddle_reference is null) = (saddle_method is null));
comment on column session.saddle_reference is 'the point of the saddle from which new values of this session are taken';
comment on column session.saddle_method is 'with what new values of the saddle are taken in this session';
grant update (saddle_reference, saddle_method) on session to spokewell_app;

-- The choice of a fitter's last session is offered in the next.
create index session_saddle_how on session (fitter_id, created_at desc) where saddle_reference is not null;

-- As for the other columns of a fit.
create trigger fitting_saddle before update of saddle_reference, saddle_method on session
  for each row execute function app.refuse_fitting();

-- An erased session keeps nothing of its fit.
create or replace function app.erase_fits() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s
    set bike_id = null, notes_sealed = null, goal_weights = '{}', saddle_reference = null, saddle_method = null
    where s.rider_id = new.id;
  perform app.erase_rows(new.id, 'measurement', 'intervention', 'recommendation', 'photo', 'bike');
  return null;
end $$;
