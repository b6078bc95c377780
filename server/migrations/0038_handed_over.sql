-- A report that is handed over, and a brief that is written together with the rider.

alter table session
  -- What the rider reads first in the report, in the fitter's words.
  add column summary_sealed bytea,
  -- What counts as reached, by goal: one document.
  add column goal_levels_sealed bytea,
  -- Up to three activities of the rider's own, each with its rating: one document.
  add column activities_sealed bytea;
comment on column session.summary_sealed is 'what the rider reads first in the report, in the fitter’s words';
comment on column session.goal_levels_sealed is 'what counts as reached for each goal, agreed with the rider';
comment on column session.activities_sealed is 'activities that the rider named, each with how well it goes';
grant update (summary_sealed, goal_levels_sealed, activities_sealed) on session to spokewell_app;

create trigger fitting_texts before update of summary_sealed, goal_levels_sealed, activities_sealed on session
  for each row execute function app.refuse_fitting();

-- The texts go with the rider's file, as the notes do.
create function app.erase_fit_texts() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set summary_sealed = null, goal_levels_sealed = null, activities_sealed = null where s.rider_id = new.id;
  return null;
end $$;
revoke all on function app.erase_fit_texts() from public;
create trigger fit_texts_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_fit_texts();

-- Reports written so far showed every photo, so those stay. From now on the fitter chooses.
alter table photo add column in_report boolean not null default true;
alter table photo alter column in_report set default false;
comment on column photo.in_report is 'whether the rider’s report shows it';
grant update (in_report) on photo to spokewell_app;

alter table fitter_profile add column contact_sealed bytea;
comment on column fitter_profile.contact_sealed is 'how riders reach the fitter, as it stands on the reports';
grant update (contact_sealed) on fitter_profile to spokewell_app;

-- The report says when the rider is asked again, also to its guest, who opens no follow-up by it.
create function app.asked_after_report()
returns table (due_on date, window_ends_on date, submitted_at timestamptz, skipped_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.due_on, f.window_ends_on, f.submitted_at, f.skipped_at
  from follow_up f where f.session_id = app.report_session() order by f.due_on
$$;
call app.answered_by_gate('app.asked_after_report()');
