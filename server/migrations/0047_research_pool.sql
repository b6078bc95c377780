-- The anonymous pool: figures of riders of several fitters whose research consent is in force, compared with each
-- fitter's own (docs/decisions/0050-an-anonymous-pool.md). Once a week a snapshot replaces the published cells.

-- One row for each snapshot.
create table pool_snapshot (
  id uuid primary key,
  week date not null unique,
  taken_at timestamptz not null,
  cells integer not null
);
comment on column pool_snapshot.week is 'the Monday of the week, in UTC: there is one snapshot a week';

-- The published cells and nothing else. They name nobody; a cell that may not be shown has no row.
create table pool_cell (
  key text primary key,
  riders integer not null,
  figures jsonb not null
);

-- A group of riders that cells are made of: which generation of its riders is published, and whether it was shown by
-- itself as it is.
create table pool_group (
  key text primary key,
  generation integer not null,
  shown boolean not null
);

-- Whom a group is of, with what each contributes. Nobody who signs in reads it. When a rider withdraws, only the row
-- stays: it says that somebody left, and neither who nor with what. Rows of a generation that is not published are
-- deleted a while later.
create table pool_member (
  id bigint generated always as identity primary key,
  group_key text not null,
  generation integer not null,
  rider_id uuid,
  fitter_id uuid,
  value smallint,
  check (num_nonnulls(rider_id, fitter_id, value) in (0, 3))
);
create unique index pool_member_by_rider on pool_member (rider_id, group_key, generation) where rider_id is not null;
create index pool_member_by_group on pool_member (group_key, generation);

call app.protect('pool_snapshot');
call app.protect('pool_cell');
call app.protect('pool_group');
call app.protect('pool_member');
grant select, insert on pool_snapshot to spokewell_app;
grant select, insert, delete on pool_cell, pool_group, pool_member to spokewell_app;
call app.readers('pool_snapshot', 'app.acting_fitter() is not null or app.acting_as_system()');
call app.writers('pool_snapshot', 'app.acting_as_system()', null, null);
call app.readers('pool_cell', 'app.acting_fitter() is not null or app.acting_as_system()');
call app.writers('pool_cell', 'app.acting_as_system()', null, 'app.acting_as_system()');
call app.readers('pool_group', 'app.acting_as_system()');
call app.writers('pool_group', 'app.acting_as_system()', null, 'app.acting_as_system()');
call app.readers('pool_member', 'app.acting_as_system()');
call app.writers('pool_member', 'app.acting_as_system()', null, 'app.acting_as_system()');
call app.audited('pool_snapshot', 'id');

-- The files of riders whose research consent is in force, with the person whose file it is: the account, or the file
-- itself. The newest answer of the person to it counts, for all their files; a refusal wins over a grant at the same
-- instant.
create function app.consenting_files() returns table (rider_id uuid, person uuid)
language sql stable begin atomic
  with file as (
    select r.id, coalesce(r.account_id, r.id) as person from public.rider r where r.erased_at is null),
  newest as (
    select distinct on (a.person) a.person, a.granted from (
      select f.person, c.granted, c.at from public.consent c join file f on f.id = c.rider_id where c.purpose = 'research'
      union all
      select c.account_id, c.granted, c.at from public.consent c
        where c.account_id is not null and c.purpose = 'research') a
    order by a.person, a.at desc, a.granted)
  select f.id, f.person from file f join newest n on n.person = f.person where n.granted;
end;
revoke all on function app.consenting_files() from public;
grant execute on function app.consenting_files() to spokewell_app;

-- The same for one file.
create function app.consents_to_research(file uuid) returns boolean
language sql stable begin atomic
  select r.erased_at is null and coalesce((
    select c.granted from public.consent c
    where c.purpose = 'research' and (c.rider_id = r.id or c.account_id = r.account_id
      or c.rider_id in (select o.id from public.rider o where o.account_id = r.account_id))
    order by c.at desc, c.granted limit 1), false)
  from public.rider r where r.id = file;
end;
revoke all on function app.consents_to_research(uuid) from public;

-- A withdrawal and the end of a snapshot take turns. Otherwise a snapshot that read a consent before it ended could
-- publish the rider after.
create function app.pool_lock() returns bigint language sql immutable parallel safe return 730500402;

-- The keys of the cells that a group is in: its own, and the total of its table.
create function app.pool_cells_of(group_key text) returns text[] language sql immutable parallel safe
return array[group_key, regexp_replace(group_key, '\.[^.]+$', '')];

-- Takes riders out of the pool: the cells they are in are not published any more, and who they are is forgotten.
create function app.leave_pool(files uuid[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from pool_member m where m.rider_id = any (files)) then return; end if;
  delete from pool_cell c where c.key in (
    select unnest(app.pool_cells_of(m.group_key)) from pool_member m
      join pool_group g on g.key = m.group_key and g.generation = m.generation
      where m.rider_id = any (files));
  update pool_member m set rider_id = null, fitter_id = null, value = null where m.rider_id = any (files);
end $$;
revoke all on function app.leave_pool(uuid[]) from public;

-- Takes those of these files out whose consent is not in force. A restriction of processing, once it can be recorded,
-- belongs into app.consents_to_research and app.consenting_files.
create function app.review_pool(files uuid[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(app.pool_lock());
  perform app.leave_pool(array(select r.id from rider r
    where r.id = any (files) and app.consents_to_research(r.id) is not true));
end $$;
revoke all on function app.review_pool(uuid[]) from public;

create function app.review_pool_by_consent() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare c consent := case tg_op when 'DELETE' then old else new end;
begin
  perform app.review_pool(array(select r.id from rider r where r.id = c.rider_id or r.account_id = c.account_id
    or r.account_id = (select o.account_id from rider o where o.id = c.rider_id)));
  return null;
end $$;
revoke all on function app.review_pool_by_consent() from public;
create trigger pool_consent_refused after insert on consent for each row
  when (new.purpose = 'research' and not new.granted) execute function app.review_pool_by_consent();
create trigger pool_consent_gone after delete on consent for each row
  when (old.purpose = 'research') execute function app.review_pool_by_consent();

-- A file that joins an account or leaves one has the consents of the account, or no longer has them.
create function app.review_pool_by_rider() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.review_pool(array(select r.id from rider r
    where r.id = new.id or r.account_id = new.account_id or r.account_id = old.account_id));
  return null;
end $$;
revoke all on function app.review_pool_by_rider() from public;
create trigger pool_rider_changes after update of account_id, erased_at on rider for each row
  when (old.account_id is distinct from new.account_id or old.erased_at is distinct from new.erased_at)
  execute function app.review_pool_by_rider();

-- The last step of a snapshot, under the lock: takes out whoever withdrew since it began. A withdrawal that came between
-- found the riders of the last snapshot only; one that comes after the commit finds those of this one.
create function app.finish_pool_snapshot() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if not app.acting_as_system() then
    raise exception 'only the periodic work' using errcode = 'insufficient_privilege';
  end if;
  perform app.leave_pool(array(select distinct m.rider_id from pool_member m
    where m.rider_id is not null and m.rider_id not in (select f.rider_id from app.consenting_files() f)));
  delete from pool_cell c where c.key in (
    select unnest(app.pool_cells_of(m.group_key)) from pool_member m
      join pool_group g on g.key = m.group_key and g.generation = m.generation
      where m.rider_id is null);
end $$;
revoke all on function app.finish_pool_snapshot() from public;
grant execute on function app.finish_pool_snapshot() to spokewell_app;
