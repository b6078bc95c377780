-- What came of each fit: one row for each session that was fitted, derived from its forms, its changes and its
-- follow-ups by domain/fit-outcomes/fit-outcome.ts. Every figure of a practice is an aggregate of these rows, so it costs one
-- index scan of its fitter's rows however many answers there are. A worker derives them; nothing else writes here.

alter table session add column agreed_goals text[] not null default '{}';
comment on column session.agreed_goals is
  'goals whose expected level was written down before the fit was completed and not reworded since';
grant update (agreed_goals) on session to spokewell_app;
create trigger fitting_agreed_goals before update of agreed_goals on session
  for each row execute function app.refuse_fitting();

-- Scores are arrays of six, one for each zone from feet to hands, in the order of domain/zones.ts. A zone that was not
-- asked about is null; an array is null when no zone was. What is known of each goal is in arrays of the same length as
-- `goals`, and of each follow-up in arrays of the same length as `milestones`. Rows are not tied to the session by a
-- foreign key: its checks would make a submission wait for the worker. Sessions are never deleted; an erasure deletes
-- their rows here.
create table fit_outcome (
  session_id uuid primary key,
  fitter_id uuid not null,
  rider_id uuid not null,
  fitted_on date not null,
  closed_on date,
  discipline text,
  bike_types text[] not null,
  weekly_hours numeric,
  goals text[] not null,
  goal_weights smallint[] not null,
  goal_agreed boolean[] not null,
  goal_changed boolean[] not null,
  goal_attainment smallint[] not null,
  before smallint[] check (cardinality(before) = 6),
  second_before smallint[] check (cardinality(second_before) = 6),
  after_milestone integer,
  after_day integer,
  after_early boolean,
  after_assisted boolean,
  after smallint[] check (cardinality(after) = 6),
  overall_change smallint,
  comfort smallint,
  power smallint,
  confidence smallint,
  weekly_hours_after numeric,
  position_kept text,
  load_change text,
  other_treatment boolean,
  late_day integer,
  late_assisted boolean,
  late smallint[] check (cardinality(late) = 6),
  satisfaction smallint,
  recommend smallint,
  goal_alignment smallint,
  red_flag_before boolean not null,
  red_flag_after boolean not null,
  changes text[] not null,
  milestones integer[] not null,
  milestone_due_on date[] not null,
  milestone_answered_day integer[] not null,
  milestone_skipped boolean[] not null,
  first_answer_day integer,
  observed_until date,
  address_failed boolean not null,
  derived_at timestamptz not null,
  check (num_nonnulls(after_milestone, after_day, after_early, after_assisted) in (0, 4)),
  check (num_nonnulls(late_day, late_assisted) in (0, 2)),
  check (cardinality(goal_weights) = cardinality(goals) and cardinality(goal_agreed) = cardinality(goals)
    and cardinality(goal_changed) = cardinality(goals) and cardinality(goal_attainment) = cardinality(goals)),
  check (cardinality(milestone_due_on) = cardinality(milestones)
    and cardinality(milestone_answered_day) = cardinality(milestones)
    and cardinality(milestone_skipped) = cardinality(milestones))
);
comment on column fit_outcome.fitted_on is 'the day of the fit in the rider’s time zone';
comment on column fit_outcome.closed_on is 'the day on which the session was closed; the rider is not asked after it';
comment on column fit_outcome.bike_types is 'the type of the session’s bike, otherwise the types of the intake';
comment on column fit_outcome.second_before is 'scores of the day of the fit, where the rider gave some';
comment on column fit_outcome.after is 'scores of the answer that counts as after the fit, as are the columns from after_milestone to other_treatment';
comment on column fit_outcome.after_early is 'the answer came before day 28 and counts only because there is no primary one';
comment on column fit_outcome.late is 'scores of the answer that tells whether it lasts';
comment on column fit_outcome.satisfaction is 'of the primary answer, otherwise of the late one; never of an assisted answer';
comment on column fit_outcome.changes is 'the kinds of change made, each once, derived coordinates collapsed';
comment on column fit_outcome.milestone_answered_day is 'days from the fit to the answer; null without an answer';
comment on column fit_outcome.first_answer_day is 'days from the fit to the first answer to any follow-up';
comment on column fit_outcome.observed_until is 'the last day on which an answer could come';
create index fit_outcome_by_fitter on fit_outcome (fitter_id, fitted_on desc, session_id desc);
create index fit_outcome_by_rider on fit_outcome (rider_id);

-- The sessions whose row is out of date: one row for each transaction that changed something. Two transactions never
-- meet in the same row, so none waits for another, and a change that commits while the worker derives its session is
-- still there afterwards.
create table fit_outcome_due (
  session_id uuid not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  rider_id uuid not null,
  primary key (session_id, transaction_id)
);
create index fit_outcome_due_by_transaction on fit_outcome_due (transaction_id);
create index fit_outcome_due_by_rider on fit_outcome_due (rider_id);

call app.protect('fit_outcome');
call app.protect('fit_outcome_due');
grant select, insert, update, delete on fit_outcome to spokewell_app;
grant select, delete on fit_outcome_due to spokewell_app;

-- The client's own files, and those that support was let into. A fitter with whom a file is shared does not count it:
-- figures are of the fitter's own work.
create function app.own_and_supported_files() returns uuid[] language sql stable
return case app.actor() when 'client' then array(select app.own_riders())
                        when 'support' then array(select app.supported_riders()) end;
call app.readers('fit_outcome', 'fitter_id = app.acting_fitter()
  or rider_id = any ((select app.own_and_supported_files())::uuid[]) or app.acting_as_system()');
call app.writers('fit_outcome', 'app.acting_as_system()', 'app.acting_as_system()', 'app.acting_as_system()');
call app.readers('fit_outcome_due', 'app.acting_as_system()');
create policy removes on fit_outcome_due for delete to spokewell_app using (app.acting_as_system());

-- The worker reads the figures of all forms.
create policy system_figures on submission_figure for select to spokewell_app using (app.acting_as_system());

-- One process at a time derives rows, and an erasure waits for it: a row that was derived before the erasure would be
-- stored after it. Nobody else waits.
create function app.fit_outcome_lock() returns bigint language sql immutable parallel safe return 730500401;

-- Queues sessions that have or had a fit, unless the file was erased.
create function app.queue_fit_outcomes(sessions uuid[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  insert into fit_outcome_due (session_id, rider_id)
    select s.id, s.rider_id from session s join rider r on r.id = s.rider_id
      where s.id = any (sessions) and r.erased_at is null
        and (s.fitted_at is not null or exists (select 1 from fit_outcome f where f.session_id = s.id))
    on conflict do nothing;
  if found then perform pg_notify('spokewell_fit_outcome', ''); end if;
end $$;
revoke all on function app.queue_fit_outcomes(uuid[]) from public;

create function app.queue_by_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.queue_fit_outcomes(array[case tg_op when 'DELETE' then old.session_id else new.session_id end]);
  return null;
end $$;
create function app.queue_session() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.queue_fit_outcomes(array[new.id]);
  return null;
end $$;
create function app.queue_sessions_of_bike() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.queue_fit_outcomes(array(select s.id from session s where s.bike_id = new.id));
  return null;
end $$;
create function app.queue_sessions_of_rider() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.queue_fit_outcomes(array(select s.id from session s where s.rider_id = new.id));
  return null;
end $$;
create function app.queue_sessions_of_figures() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.queue_fit_outcomes(array(select distinct a.session_id from added a));
  return null;
end $$;
revoke all on function app.queue_by_session() from public;
revoke all on function app.queue_session() from public;
revoke all on function app.queue_sessions_of_bike() from public;
revoke all on function app.queue_sessions_of_rider() from public;
revoke all on function app.queue_sessions_of_figures() from public;

create trigger outcome_begins after insert on session
  for each row when (new.fitted_at is not null) execute function app.queue_session();
create trigger outcome_changes after update of fitted_at, closed_at, cancelled_at, bike_id, goal_weights, agreed_goals
  on session for each row
  when ((old.fitted_at is not null or new.fitted_at is not null)
    and (old.fitted_at, old.closed_at, old.cancelled_at, old.bike_id, old.goal_weights, old.agreed_goals)
      is distinct from (new.fitted_at, new.closed_at, new.cancelled_at, new.bike_id, new.goal_weights, new.agreed_goals))
  execute function app.queue_session();
create trigger outcome_submitted after insert on submission for each row execute function app.queue_by_session();
create trigger outcome_corrected after update of superseded_at on submission
  for each row execute function app.queue_by_session();
create trigger outcome_figures after insert on submission_figure
  referencing new table as added for each statement execute function app.queue_sessions_of_figures();
create trigger outcome_bike after update of type on bike
  for each row when (old.type is distinct from new.type) execute function app.queue_sessions_of_bike();
create trigger outcome_intervention after insert on intervention
  for each row execute function app.queue_by_session();
create trigger outcome_intervention_changes
  after update of kind, measurement, side, from_value, to_value, goals, withdrawn_at on intervention
  for each row execute function app.queue_by_session();
create trigger outcome_follow_up after insert or delete on follow_up
  for each row execute function app.queue_by_session();
create trigger outcome_follow_up_changes after update of due_on, window_ends_on, submitted_at, skipped_at on follow_up
  for each row execute function app.queue_by_session();
create trigger outcome_rider after update of address_failed_at, time_zone on rider
  for each row when (old.address_failed_at is distinct from new.address_failed_at
    or old.time_zone is distinct from new.time_zone) execute function app.queue_sessions_of_rider();

-- With a rider's file go its rows. The instant of the fit stays with the session, as it always did.
create function app.erase_fit_outcomes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(app.fit_outcome_lock());
  delete from fit_outcome f where f.rider_id = new.id;
  delete from fit_outcome_due d where d.rider_id = new.id;
  update session s set agreed_goals = '{}' where s.rider_id = new.id and s.agreed_goals <> '{}';
  perform app.tell('outcomes', new.fitter_id);
  return null;
end $$;
revoke all on function app.erase_fit_outcomes() from public;
create trigger fit_outcomes_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_fit_outcomes();

-- The fits so far.
insert into fit_outcome_due (session_id, rider_id)
  select s.id, s.rider_id from session s join rider r on r.id = s.rider_id
    where s.fitted_at is not null and s.cancelled_at is null and r.erased_at is null;
