-- A rider restricts a file, or withdraws the consent to use health data: the file is still kept, and the rider still reads
-- it, but it is used for nothing (docs/decisions/0060-restriction-by-row-security.md). Row security closes it to whoever
-- is not the rider: its fitter, fitters it is shared with, support, and the product's own work, which mails and counts.

create table restriction (
  id uuid primary key,
  fitter_id uuid not null,
  rider_id uuid not null,
  -- Asked for by the rider, or because the consent to use health data was withdrawn.
  cause text not null check (cause in ('request', 'consent')),
  begun_at timestamptz not null,
  ended_at timestamptz,
  -- When the file is erased, unless the consent is given again.
  erase_at timestamptz,
  foreign key (fitter_id, rider_id) references rider (fitter_id, id),
  check ((cause = 'consent') = (erase_at is not null))
);
create unique index restriction_in_force on restriction (rider_id, cause) where ended_at is null;
create index restriction_by_rider on restriction (rider_id);
create index restriction_by_fitter on restriction (fitter_id) where ended_at is null;
create index restriction_by_erasure on restriction (erase_at) where ended_at is null and erase_at is not null;

call app.protect('restriction');
grant select, insert on restriction to spokewell_app;
grant update (ended_at) on restriction to spokewell_app;
grant select on restriction to spokewell_gate;
create policy gate_reads on restriction for select to spokewell_gate using (true);
call app.readers('restriction', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.readable_files())::uuid[])
  or app.acting_as_system()');
call app.writers('restriction', 'rider_id = any ((select app.own_files())::uuid[])',
  'rider_id = any ((select app.own_files())::uuid[])', null);
call app.audited('restriction', 'id');
call app.hides_files('restriction');

-- The files that are closed to whoever acts, although another rule would let them read. Every reason why a file is closed
-- to its fitter belongs here, and nowhere else.
create function app.closed_files() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare me uuid := app.account_id();
begin
  case app.actor()
    when 'fitter' then
      return array(select r.rider_id from restriction r where r.ended_at is null and (r.fitter_id = me
        or r.rider_id in (select s.rider_id from share s where s.fitter_id = me and s.ended_at is null)));
    when 'support' then
      return array(select r.rider_id from restriction r where r.ended_at is null
        and r.rider_id in (select a.rider_id from support_access a where a.support_id = me and a.ended_at is null));
    when 'system' then
      return array(select r.rider_id from restriction r where r.ended_at is null);
    else
      return '{}';
  end case;
end $$;
call app.answered_by_gate('app.closed_files()');

-- Since when a file, or the file of a session, a form, a bike or a follow-up, is closed to the acting fitter; null if it is
-- open or not theirs. Asked only when something was not found.
create function app.closed_since(wanted uuid) returns timestamptz
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare closed uuid[] := app.closed_files(); file uuid;
begin
  if cardinality(closed) = 0 then return null; end if;
  file := coalesce(
    (select r.id from rider r where r.id = wanted),
    (select s.rider_id from session s where s.id = wanted),
    (select s.rider_id from submission s where s.id = wanted),
    (select b.rider_id from bike b where b.id = wanted),
    (select f.rider_id from follow_up f where f.id = wanted));
  return (select min(r.begun_at) from restriction r
    where r.rider_id = file and r.ended_at is null and r.rider_id = any (closed));
end $$;
grant select on bike, follow_up, submission to spokewell_gate;
do $$
declare target text;
begin
  foreach target in array array['bike', 'follow_up'] loop
    if not exists (select 1 from pg_policy p where p.polrelid = target::regclass and 'spokewell_gate'::regrole = any (p.polroles)
        and p.polcmd in ('r', '*')) then
      execute format('create policy gate_reads on %I for select to spokewell_gate using (true)', target);
    end if;
  end loop;
end $$;
call app.answered_by_gate('app.closed_since(uuid)');

-- For each table with rows of a rider's file, also for tables to come: nobody else reads the rows of a restricted file.
create procedure app.closed_when_restricted(target regclass) language plpgsql as $$
begin
  execute format('create policy closed on %s as restrictive for select to spokewell_app
    using (rider_id <> all ((select app.closed_files())::uuid[]))', target);
end $$;

-- And nothing is added to a file that was erased in the meantime, whoever was at work on it: a draft that was being typed,
-- a reminder that was being planned. The lock makes an erasure and the new row take turns.
create function app.require_live_file() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.rider_id is null then return new; end if;
  perform from rider r where r.id = new.rider_id and r.erased_at is null for key share;
  if not found then
    raise exception 'the file is erased' using errcode = 'SW001';
  end if;
  return new;
end $$;
revoke all on function app.require_live_file() from public;
create procedure app.ends_with_file(target regclass) language plpgsql as $$
begin
  execute format('create trigger live_file before insert on %s for each row execute function app.require_live_file()', target);
end $$;

-- While a file is restricted nobody adds to it or changes it, the rider neither.
create function app.refuse_restricted() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.actor() in ('guest', 'client', 'fitter') and exists (
      select from restriction r where r.rider_id = new.rider_id and r.ended_at is null) then
    raise exception 'the file is restricted' using errcode = 'SW002';
  end if;
  return new;
end $$;
create function app.refuse_restricted_contact() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.actor() in ('guest', 'client', 'fitter') and exists (
      select from restriction r where r.rider_id = new.id and r.ended_at is null) then
    raise exception 'the file is restricted' using errcode = 'SW002';
  end if;
  return new;
end $$;
revoke all on function app.refuse_restricted() from public;
revoke all on function app.refuse_restricted_contact() from public;
create trigger not_restricted before update of name_sealed, email_sealed, email_hash, time_zone on rider for each row
  execute function app.refuse_restricted_contact();
create procedure app.kept_as_it_is(target regclass) language plpgsql as $$
begin
  execute format('create trigger not_restricted before insert or update on %s for each row
    execute function app.refuse_restricted()', target);
end $$;

do $$
declare target text;
begin
  for target in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'rider_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped order by 1 loop
    if target not in ('restriction', 'consent', 'share', 'support_access', 'outbox', 'audit_entry', 'pool_member',
        'fit_outcome_due') then
      call app.closed_when_restricted(target::regclass);
    end if;
    if target not in ('session', 'audit_entry', 'pool_member', 'fit_outcome', 'fit_outcome_due') then
      call app.ends_with_file(target::regclass);
    end if;
  end loop;
  foreach target in array array['session', 'draft', 'submission', 'second_baseline', 'bike', 'measurement', 'intervention',
    'recommendation', 'photo', 'follow_up', 'invitation', 'prediction', 'session_note'] loop
    call app.kept_as_it_is(target::regclass);
  end loop;
end $$;
create policy closed on audit_entry as restrictive for select to spokewell_app
  using (rider_id is null or rider_id <> all ((select app.closed_files())::uuid[]));

-- The rows of the file and its sessions stay after an erasure, without what they said.
create function app.keep_erased_empty() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'rider' then
    if old.erased_at is not null and num_nonnulls(new.account_id, new.name_sealed, new.email_sealed, new.email_hash,
        new.time_zone) > 0 then
      raise exception 'the file is erased' using errcode = 'SW001';
    end if;
  elsif num_nonnulls(nullif(new.summary_sealed, old.summary_sealed),
        nullif(new.goal_levels_sealed, old.goal_levels_sealed), nullif(new.activities_sealed, old.activities_sealed),
        nullif(new.bike_id, old.bike_id)) > 0
      and exists (select from rider r where r.id = new.rider_id and r.erased_at is not null) then
    raise exception 'the file is erased' using errcode = 'SW001';
  end if;
  return new;
end $$;
alter function app.keep_erased_empty() security definer;
revoke all on function app.keep_erased_empty() from public;
create trigger stays_empty before update on rider for each row execute function app.keep_erased_empty();
create trigger stays_empty before update of summary_sealed, goal_levels_sealed, activities_sealed, bike_id
  on session for each row execute function app.keep_erased_empty();

-- The research consent of a restricted file is not in force.
create function app.restricted(file uuid) returns boolean language sql stable
return exists (select from public.restriction x where x.rider_id = file and x.ended_at is null);
revoke all on function app.restricted(uuid) from public;
grant execute on function app.restricted(uuid) to spokewell_app;

create or replace function app.consenting_files() returns table (rider_id uuid, person uuid)
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
  select f.id, f.person from file f join newest n on n.person = f.person
    where n.granted and not exists (select from public.restriction x where x.rider_id = f.id and x.ended_at is null);
end;
create or replace function app.consents_to_research(file uuid) returns boolean
language sql stable begin atomic
  select r.erased_at is null and not app.restricted(r.id) and coalesce((
    select c.granted from public.consent c
    where c.purpose = 'research' and (c.rider_id = r.id or c.account_id = r.account_id
      or c.rider_id in (select o.id from public.rider o where o.account_id = r.account_id))
    order by c.at desc, c.granted limit 1), false)
  from public.rider r where r.id = file;
end;

-- What a restriction ends at once: its riders leave the pool and the figures, and what waits to be sent is dropped.
create function app.begin_restriction() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform app.review_pool(array[new.rider_id]);
  perform pg_advisory_xact_lock(app.fit_outcome_lock());
  delete from fit_outcome f where f.rider_id = new.rider_id;
  with dropped as (
    update outbox o set dropped_at = new.begun_at, body_sealed = null
      where (o.rider_id = new.rider_id or o.session_id in (select s.id from session s where s.rider_id = new.rider_id))
        and o.sent_at is null and o.dead_at is null and o.dropped_at is null
      returning o.follow_up_id, o.reminder)
  update follow_up_reminder r set ended_by = 'restricted' from dropped d
    where r.follow_up_id = d.follow_up_id and r.number = d.reminder and r.sent_at is null;
  return null;
end $$;
revoke all on function app.begin_restriction() from public;
create trigger begins after insert on restriction for each row
  when (new.ended_at is null) execute function app.begin_restriction();

-- When the last one ends, the fits count again.
create function app.end_restriction() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not app.restricted(new.rider_id) then
    perform app.queue_fit_outcomes(array(select s.id from session s where s.rider_id = new.rider_id));
  end if;
  return null;
end $$;
revoke all on function app.end_restriction() from public;
create trigger ends after update of ended_at on restriction for each row
  when (old.ended_at is null and new.ended_at is not null) execute function app.end_restriction();

create function app.erase_restrictions() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform app.erase_rows(new.id, 'restriction');
  return null;
end $$;
revoke all on function app.erase_restrictions() from public;
create trigger restrictions_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_restrictions();
