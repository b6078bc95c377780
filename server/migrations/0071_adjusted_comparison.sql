-- Each fitter's outcomes beside those of riders alike at other fitters, estimated once a week by one model, and what a
-- rating assumes before any rider answered (docs/decisions/0081-fitters-are-compared-once-a-week.md). A fitter reads their
-- own row and no other.

-- What the week's model found, and when; null until it was estimated.
alter table pool_snapshot
  add column compared_at timestamptz,
  add column comparison text check (comparison in ('too_few', 'not_estimable', 'alike', 'estimate')),
  add column compared_fitters integer,
  add column compared_riders integer,
  add column prior_centre double precision,
  add column prior_weight double precision,
  add column prior_fitters integer,
  add constraint pool_snapshot_compared check (num_nonnulls(compared_at, comparison, compared_fitters, compared_riders) in (0, 4)),
  add constraint pool_snapshot_prior check (num_nonnulls(prior_centre, prior_weight, prior_fitters) in (0, 3));
comment on column pool_snapshot.prior_centre is
  'the rating that few answers stay near, estimated from the ratings of prior_fitters; null while they are too few';
grant update (compared_at, comparison, compared_fitters, compared_riders, prior_centre, prior_weight, prior_fitters)
  on pool_snapshot to spokewell_app;
create policy changes on pool_snapshot for update to spokewell_app using (app.acting_as_system());

-- A fitter whose riders are enough for a figure of their own.
create table fitter_comparison (
  fitter_id uuid primary key references account (id) on delete cascade,
  riders integer not null,
  effect double precision not null,
  low double precision not null,
  high double precision not null,
  check (low <= effect and effect <= high)
);
comment on column fitter_comparison.effect is
  'steps of severity lower than with the average fitter and riders alike, rounded to 0.1; positive is better';

-- Whose answers a fitter's figure is of. Nobody who signs in reads it.
create table comparison_member (
  rider_id uuid not null,
  fitter_id uuid not null,
  primary key (rider_id, fitter_id)
);

call app.protect('fitter_comparison');
call app.protect('comparison_member');
grant select, insert, delete on fitter_comparison, comparison_member to spokewell_app;
call app.readers('fitter_comparison', 'fitter_id = app.acting_fitter() or app.acting_as_system()');
call app.writers('fitter_comparison', 'app.acting_as_system()', null, 'app.acting_as_system()');
call app.readers('comparison_member', 'app.acting_as_system()');
call app.writers('comparison_member', 'app.acting_as_system()', null, 'app.acting_as_system()');
call app.hides_files('comparison_member');

-- Whoever leaves the pool leaves the comparison as well: the figure that is of them is gone until the next week.
create or replace function app.leave_pool(files uuid[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  delete from research_profile p where p.rider_id = any (files);
  delete from fitter_comparison c where c.fitter_id in (
    select m.fitter_id from comparison_member m where m.rider_id = any (files));
  delete from comparison_member m where m.rider_id = any (files);
  if not exists (select 1 from pool_member m where m.rider_id = any (files)) then return; end if;
  delete from pool_cell c where c.key in (
    select unnest(app.pool_cells_of(m.group_key)) from pool_member m
      join pool_group g on g.key = m.group_key and g.generation = m.generation
      where m.rider_id = any (files));
  update pool_member m set rider_id = null, fitter_id = null, value = null where m.rider_id = any (files);
end $$;

-- The last step of a comparison, under the lock of the pool: takes out whoever withdrew since it began.
create function app.finish_comparison() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if not app.acting_as_system() then
    raise exception 'only the periodic work' using errcode = 'insufficient_privilege';
  end if;
  perform app.leave_pool(array(select m.rider_id from comparison_member m
    where m.rider_id not in (select f.rider_id from app.consenting_files() f)));
end $$;
revoke all on function app.finish_comparison() from public;
grant execute on function app.finish_comparison() to spokewell_app;

-- With an account that is erased or begins anew goes its comparison.
create function app.erase_comparison() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from fitter_comparison c where c.fitter_id = old.id;
  delete from comparison_member m where m.fitter_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_comparison() from public;
create trigger comparison_goes_too before delete on account for each row execute function app.erase_comparison();
create trigger comparison_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_comparison();
