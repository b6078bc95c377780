-- What a fitter expects of each zone before completing a fit, so that outcomes can be compared with it. Only that fitter
-- reads it. A rider gets it with the copy of their data, not on a page.
create table prediction (
  id uuid primary key,
  session_id uuid not null unique,
  fitter_id uuid not null,
  rider_id uuid not null,
  feet text check (feet in ('better', 'unchanged', 'worse')),
  knees text check (knees in ('better', 'unchanged', 'worse')),
  saddle text check (saddle in ('better', 'unchanged', 'worse')),
  lower_back text check (lower_back in ('better', 'unchanged', 'worse')),
  shoulders text check (shoulders in ('better', 'unchanged', 'worse')),
  hands text check (hands in ('better', 'unchanged', 'worse')),
  changed_at timestamptz not null,
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index prediction_by_fitter on prediction (fitter_id, rider_id, session_id);
create index prediction_by_rider on prediction (rider_id);

-- A completed fit can be reopened, and its rider may have said how it went by then. What was expected therefore stays
-- locked from the first completion on.
alter table session add column first_fitted_at timestamptz;
comment on column session.first_fitted_at is 'when the fit was completed for the first time; stays when it is reopened';

create function app.keep_first_fitting() returns trigger language plpgsql as $$
begin
  new.first_fitted_at := case tg_op when 'INSERT' then coalesce(new.first_fitted_at, new.fitted_at)
                                    else coalesce(old.first_fitted_at, old.fitted_at, new.fitted_at) end;
  return new;
end $$;
create trigger first_fitting before insert or update of fitted_at, first_fitted_at on session
  for each row execute function app.keep_first_fitting();

-- The fits that were reopened before. Those that are completed now keep their instant when they are reopened.
alter table session disable trigger user;
update session s set first_fitted_at = e.at
  from (select entity_id, min(at) as at from audit_entry
    where entity = 'session' and action = 'session.fitted' group by entity_id) e
  where e.entity_id = s.id and s.fitted_at is null;
alter table session enable trigger user;

-- The session is locked for sharing, so that a completion at the same moment is waited for.
create function app.refuse_late_prediction() returns trigger language plpgsql as $$
begin
  perform from session s where s.id = new.session_id and s.first_fitted_at is null and s.fitted_at is null for share;
  if not found then
    raise exception 'what is expected of a fit is locked when it is completed'
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  return new;
end $$;
create trigger before_completion before insert or update on prediction
  for each row execute function app.refuse_late_prediction();

call app.protect('prediction');
grant select, insert on prediction to spokewell_app;
grant update (feet, knees, saddle, lower_back, shoulders, hands, changed_at) on prediction to spokewell_app;
call app.readers('prediction', 'fitter_id = app.acting_fitter()');
call app.writers('prediction', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', null);
call app.audited('prediction', 'id');

create function app.erase_predictions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.erase_rows(new.id, 'prediction');
  return null;
end $$;
revoke all on function app.erase_predictions() from public;
create trigger predictions_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_predictions();
