-- The export for research. Date of birth, gender, height and weight are sealed, and no country is asked for. While a rider's
-- research consent is in force, the product keeps them in bands (domain/research/bands.ts), for the exporter alone: a role
-- that cannot log in, reads these and the outcomes of the same riders, and no key (docs/decisions/0061-a-research-export.md).

create table research_profile (
  rider_id uuid primary key references rider (id) on delete cascade,
  -- The intake it was made from.
  submission_id uuid not null,
  age_band text not null,
  gender text not null check (gender in ('woman', 'man', 'other_or_not_said')),
  country text check (country ~ '^[A-Z]{2}$'),
  height text,
  weight text
);
call app.protect('research_profile');
-- The periodic work makes them and looks at none again.
grant select (rider_id, submission_id), insert, delete on research_profile to spokewell_app;
call app.readers('research_profile', 'app.acting_as_system()');
call app.writers('research_profile', 'app.acting_as_system()', null, 'app.acting_as_system()');
call app.hides_files('research_profile');
call app.closed_when_restricted('research_profile');
call app.ends_with_file('research_profile');

-- That an export was made.
create table research_export (
  id uuid primary key,
  exported_at timestamptz not null,
  people integer not null,
  fits integer not null,
  left_out integer not null
);
call app.protect('research_export');
call app.audited('research_export', 'id');

-- Whoever leaves the pool leaves the research as well, in the same transaction.
create or replace function app.leave_pool(files uuid[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  delete from research_profile p where p.rider_id = any (files);
  if not exists (select 1 from pool_member m where m.rider_id = any (files)) then return; end if;
  delete from pool_cell c where c.key in (
    select unnest(app.pool_cells_of(m.group_key)) from pool_member m
      join pool_group g on g.key = m.group_key and g.generation = m.generation
      where m.rider_id = any (files));
  update pool_member m set rider_id = null, fitter_id = null, value = null where m.rider_id = any (files);
end $$;

create function app.erase_research_profile() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from research_profile p where p.rider_id = new.id;
  return null;
end $$;
revoke all on function app.erase_research_profile() from public;
create trigger research_goes_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_research_profile();

-- Whose rows the exporter reads: the files whose research consent is in force at this moment, with the person whose file it is.
create function app.research_people() returns table (rider_id uuid, person uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.rider_id, f.person from app.consenting_files() f
$$;
grant execute on function app.consenting_files() to spokewell_gate;
call app.answered_by_gate('app.research_people()');
revoke execute on function app.research_people() from spokewell_app;
grant execute on function app.research_people() to spokewell_research;
create function app.research_files() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select f.rider_id from app.consenting_files() f)
$$;
call app.answered_by_gate('app.research_files()');
revoke execute on function app.research_files() from spokewell_app;
grant execute on function app.research_files() to spokewell_research;

grant usage on schema public, app to spokewell_research;
grant select on research_profile to spokewell_research;
grant select (session_id, rider_id, fitted_on, discipline, bike_types, weekly_hours, goals, before, after, after_day,
  overall_change, satisfaction, changes, red_flag_before, red_flag_after) on fit_outcome to spokewell_research;
create policy exports on research_profile for select to spokewell_research
  using (rider_id = any ((select app.research_files())::uuid[]));
create policy exports on fit_outcome for select to spokewell_research
  using (rider_id = any ((select app.research_files())::uuid[]));
