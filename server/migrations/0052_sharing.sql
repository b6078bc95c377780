-- Riders decide which fitters see their files.

-- The rider ended the access of the fitter whose file it is. Nothing is erased, and the rider can let the fitter in again.
create table ended_access (
  id uuid primary key,
  rider_id uuid not null,
  fitter_id uuid not null,
  ended_at timestamptz not null,
  resumed_at timestamptz check (resumed_at >= ended_at),
  foreign key (fitter_id, rider_id) references rider (fitter_id, id)
);
create unique index ended_access_in_force on ended_access (rider_id) where resumed_at is null;
create index ended_access_by_rider on ended_access (rider_id);
create index ended_access_by_fitter on ended_access (fitter_id, rider_id);
call app.protect('ended_access');
grant select, insert on ended_access to spokewell_app;
grant update (resumed_at) on ended_access to spokewell_app;
call app.readers('ended_access', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[])
  or rider_id = app.form_rider() or app.acting_as_system()');
call app.writers('ended_access', 'rider_id = any ((select app.own_files())::uuid[])',
  'rider_id = any ((select app.own_files())::uuid[])', null);
call app.audited('ended_access', 'id');

create function app.erase_ended_access() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.erase_rows(new.id, 'ended_access');
  return null;
end $$;
revoke all on function app.erase_ended_access() from public;
create trigger ended_access_goes_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_ended_access();

-- Since when the access of this file's fitter is ended; null while it is not.
create function app.access_ended_at(file uuid) returns timestamptz language sql stable
return (select e.ended_at from public.ended_access e where e.rider_id = file and e.resumed_at is null);

-- The fitter's own files that the fitter does not see. Whatever hides a file from its fitter belongs into this function:
-- a restrictive policy on every table with rows of a file asks it, whatever the other policies of the table allow.
create function app.hidden_files() returns uuid[] language sql stable
return case when app.actor() = 'fitter' then array(
  select e.rider_id from public.ended_access e where e.fitter_id = app.account_id() and e.resumed_at is null)
  else '{}'::uuid[] end;
create procedure app.hides_files(target regclass, file_column text default 'rider_id') language plpgsql as $$
begin
  execute format('create policy hidden_files on %s as restrictive to spokewell_app
    using (coalesce(%I <> all ((select app.hidden_files())::uuid[]), true))', target, file_column);
end $$;
do $$
declare target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'rider_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'ended_access' order by c.relname
  loop
    call app.hides_files(target);
  end loop;
end $$;
call app.hides_files('rider', 'id');
