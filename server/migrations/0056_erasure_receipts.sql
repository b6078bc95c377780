-- What an erasure removed, in numbers: the receipt for whoever asked. It names nobody. Its number follows from the file's id
-- and the instant, so that a restored backup, in which the erasure is repeated, has the same receipt.
create table erasure_receipt (
  id uuid primary key,
  erased_at timestamptz not null,
  counts jsonb not null
);
call app.protect('erasure_receipt');
grant select on erasure_receipt to spokewell_app;
call app.readers('erasure_receipt', 'app.acting_as_system()');
grant select, insert on erasure_receipt to spokewell_gate;
create policy gate_writes on erasure_receipt to spokewell_gate using (true) with check (true);

create function app.erasure_receipt_of(file uuid, at timestamptz) returns uuid language sql immutable
return md5(file::text || ' ' || (extract(epoch from at) * 1000)::bigint::text)::uuid;

-- What of a file an erasure removes. Runs with the rights of whoever asks.
create function app.erasure_counts(wanted uuid) returns jsonb language sql stable begin atomic
  select jsonb_build_object(
    'forms', (select count(*) from public.submission s where s.rider_id = wanted and s.superseded_at is null),
    'drafts', (select count(*) from public.draft d where d.rider_id = wanted),
    'sessions', (select count(*) from public.session s where s.rider_id = wanted),
    'measurements', (select count(*) from public.measurement m where m.rider_id = wanted),
    'changes', (select count(*) from public.intervention i where i.rider_id = wanted),
    'photos', (select count(*) from public.photo p where p.rider_id = wanted and p.removed_at is null),
    'followUps', (select count(*) from public.follow_up f where f.rider_id = wanted),
    'consents', (select count(*) from public.consent c where c.rider_id = wanted));
end;

-- Erasing a file, as before, after everybody at work on it has finished: whoever submits a form or raises an alert locks
-- the session and the follow-up before it adds a row, and so does the erasure.
alter function app.erase_rider(uuid, timestamptz, text) rename to erase_rider_rows;
create function app.erase_rider(wanted uuid, at timestamptz, request text) returns boolean
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  -- Rows that refer to a session may still be added meanwhile: they end at the lock of the rider.
  perform from session s where s.rider_id = wanted order by s.id for no key update;
  perform from follow_up f where f.rider_id = wanted order by f.id for update;
  perform from rider r where r.id = wanted and r.erased_at is null for update;
  if not found then return false; end if;
  insert into erasure_receipt (id, erased_at, counts)
    values (app.erasure_receipt_of(wanted, at), at, app.erasure_counts(wanted)) on conflict (id) do nothing;
  return app.erase_rider_rows(wanted, at, request);
end $$;
revoke all on function app.erase_rider(uuid, timestamptz, text) from public;
grant execute on function app.erase_rider(uuid, timestamptz, text), app.erase_rider_rows(uuid, timestamptz, text)
  to spokewell_gate;
do $$
declare target text;
begin
  foreach target in array array['measurement', 'intervention', 'photo'] loop
    execute format('grant select on %I to spokewell_gate', target);
    if not exists (select 1 from pg_policy p where p.polrelid = target::regclass and 'spokewell_gate'::regrole = any (p.polroles)
        and p.polcmd in ('r', '*')) then
      execute format('create policy gate_reads on %I for select to spokewell_gate using (true)', target);
    end if;
  end loop;
end $$;
-- Locking a row takes the right to update one of its columns.
grant update (next_look_at) on follow_up to spokewell_gate;
create policy gate_locks on follow_up for update to spokewell_gate using (true);

-- A rider erases one of their own files, and no other.
create function app.erase_own_file(wanted uuid, at timestamptz, request text) returns uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if app.actor() <> 'client' or not exists (
      select from rider r where r.id = wanted and r.account_id = app.account_id() and r.erased_at is null) then
    return null;
  end if;
  perform app.erase_rider(wanted, at, request);
  return app.erasure_receipt_of(wanted, at);
end $$;
call app.answered_by_gate('app.erase_own_file(uuid, timestamptz, text)');
