-- Support reads one session: the one that an access names, for as long as it is in force and for its reason. It sees the
-- session's states, times and sizes, and for quality also what was answered and measured. It never sees the row of the
-- rider, nor that of the fitter, so it learns no name and no address. Rider and fitter see each access and can end it.

-- What was given by hand for a whole file ends here: nobody was told of it.
with ended as (
  update support_access set ended_at = least(until_at, greatest(from_at, now())) where ended_at is null returning id)
insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
select '0', now(), 'migration', 'system', 'support_access.ended', 'support_access', id, '{}' from ended;
set constraints all immediate;

alter table support_access
  add column session_id uuid,
  add column fitter_id uuid,
  add foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id),
  add check (num_nonnulls(session_id, fitter_id) = 2 or ended_at is not null),
  add check (ended_at between from_at and until_at);
create index support_access_by_session on support_access (session_id, from_at);
create index support_access_by_fitter on support_access (fitter_id, from_at desc, id);
grant insert on support_access to spokewell_app;
grant update (ended_at) on support_access to spokewell_app;

create function app.acting_support() returns uuid language sql stable parallel safe
return case when app.actor() = 'support' then app.account_id() end;

drop policy own_support_access on support_access;
call app.readers('support_access', 'fitter_id = app.acting_fitter() or support_id = app.acting_support()
  or rider_id = any ((select app.own_files())::uuid[]) or app.acting_as_system()');
create policy adds on support_access for insert to spokewell_app
  with check (support_id = app.acting_support() and from_at = app.now() and ended_at is null);
-- An access can only be ended, now.
create policy changes on support_access for update to spokewell_app
  using (coalesce(ended_at is null and (fitter_id = app.acting_fitter() or support_id = app.acting_support()
    or rider_id = any ((select app.own_files())::uuid[])), false))
  with check (ended_at = app.now());

-- Which session support asks for. An erased file, a restricted one and a session that does not exist have the same
-- answer: none.
create function app.session_for_support(wanted uuid) returns table (rider_id uuid, fitter_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.actor() <> 'support' then return; end if;
  return query select s.rider_id, s.fitter_id from session s join rider r on r.id = s.rider_id
    where s.id = wanted and r.erased_at is null
      and not exists (select from restriction x where x.rider_id = s.rider_id and x.ended_at is null);
end $$;
call app.answered_by_gate('app.session_for_support(uuid)');

-- Files are no longer opened to support as a whole.
create or replace function app.opened_files() returns uuid[] language sql stable
return case when app.actor() = 'fitter' then app.files_of_shared_fits() end;
create or replace function app.readable_files() returns uuid[] language sql stable
return case when app.actor() = 'client' then array(select app.own_riders()) end;
create or replace function app.readable_fitters() returns uuid[] language sql stable
return case app.actor() when 'client' then array(select app.own_fitters())
                        when 'fitter' then array(select app.sharing_fitters())
                        when 'guest' then array[app.guest_fitter_id()] end;
create or replace function app.own_and_supported_files() returns uuid[] language sql stable
return case when app.actor() = 'client' then array(select app.own_riders()) end;
drop policy support_trail on audit_entry;
drop function app.supported_fitters();
drop function app.supported_riders();

-- Whether the acting support may read a session now; with a reason, only for that one.
create function app.supports(wanted uuid, for_reason text default null) returns boolean language sql stable
return case when app.actor() = 'support' then exists (
  select from public.support_access a
  where a.support_id = app.acting_support() and a.session_id = wanted and a.ended_at is null
    and a.from_at <= app.now() and a.until_at > app.now() and (for_reason is null or a.reason = for_reason)) end;
-- The key of a file opens what the policies below let be read, and only for quality.
create function app.supports_file(wanted uuid) returns boolean language sql stable
return case when app.actor() = 'support' then exists (
  select from public.support_access a where a.rider_id = wanted and app.supports(a.session_id, 'quality')) end;

-- Policies are evaluated in the reverse order of their names, so these cost other readers nothing for their own rows.
do $$
declare target text;
begin
  foreach target in array array['submission', 'draft', 'invitation', 'follow_up', 'photo', 'outbox'] loop
    execute format('create policy by_support on %I for select to spokewell_app
      using (coalesce(app.supports(session_id), false))', target);
  end loop;
  foreach target in array array['measurement', 'intervention', 'recommendation', 'second_baseline'] loop
    execute format('create policy by_support on %I for select to spokewell_app
      using (coalesce(app.supports(session_id, ''quality''), false))', target);
  end loop;
end $$;
create policy by_support on session for select to spokewell_app using (coalesce(app.supports(id), false));
create policy by_support on vault_key for select to spokewell_app using (coalesce(app.supports_file(holder), false));

-- The entries of the session and of those of its rows that support may read.
create function app.supports_entry(entity text, wanted uuid) returns boolean language sql stable
return case when app.actor() = 'support' then case entity
  when 'session' then app.supports(wanted)
  when 'submission' then exists (select from public.submission x where x.id = wanted)
  when 'invitation' then exists (select from public.invitation x where x.id = wanted)
  when 'follow_up' then exists (select from public.follow_up x where x.id = wanted)
  when 'photo' then exists (select from public.photo x where x.id = wanted)
  when 'measurement' then exists (select from public.measurement x where x.id = wanted)
  when 'intervention' then exists (select from public.intervention x where x.id = wanted)
  when 'recommendation' then exists (select from public.recommendation x where x.id = wanted)
  when 'second_baseline' then exists (select from public.second_baseline x where x.id = wanted)
  end end;
create policy by_support on audit_entry for select to spokewell_app using (coalesce(app.supports_entry(entity, entity_id), false));
