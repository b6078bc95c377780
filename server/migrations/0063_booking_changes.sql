-- What follows when bookings change: what riders were told, and times for who waits.

-- The time that the rider knows, once it differs from the present one: a move that was taken back is not mailed.
alter table booking add column told_starts_at timestamptz;
grant update (told_starts_at) on booking to spokewell_app;

-- A time that became free and is offered to who waits, one after the other. It says nothing of whom.
create table freed_time (
  id uuid primary key,
  fitter_id uuid not null references account (id) on delete cascade,
  service_id uuid not null,
  starts_at timestamptz not null,
  freed_at timestamptz not null,
  -- When it is looked at next; null once it was taken, or nobody is left to be asked.
  look_at timestamptz,
  unique (fitter_id, service_id, starts_at),
  foreign key (fitter_id, service_id) references booking_service (fitter_id, id) on delete cascade
);
create index freed_time_to_look_at on freed_time (look_at) where look_at is not null;
create index freed_time_by_age on freed_time (starts_at);
call app.protect('freed_time');
grant select, update (look_at) on freed_time to spokewell_app;
call app.readers('freed_time', 'app.acting_as_system()');
create policy changes on freed_time for update to spokewell_app using (app.acting_as_system());

-- Whoever moves or cancels frees a time. A moment is left to take a move back before somebody else is asked.
create function app.note_freed_time() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into freed_time (id, fitter_id, service_id, starts_at, freed_at, look_at)
    select gen_random_uuid(), old.fitter_id, old.service_id, old.starts_at, app.now(), app.now() + interval '2 minutes'
    from booking_settings s
    where s.fitter_id = old.fitter_id and s.waiting_list and old.starts_at > app.now()
      and exists (select from waiting_entry w where w.fitter_id = old.fitter_id and w.service_id = old.service_id
        and w.proven_at is not null and w.ended_at is null)
    on conflict (fitter_id, service_id, starts_at) do update
      set freed_at = excluded.freed_at, look_at = excluded.look_at;
  return null;
end $$;
revoke all on function app.note_freed_time() from public;
create trigger time_freed after update of starts_at, cancelled_at on booking for each row
  when (old.confirmed_at is not null and old.cancelled_at is null
    and (new.cancelled_at is not null or new.starts_at <> old.starts_at))
  execute function app.note_freed_time();

-- Who waits for a time acts by the secret of a mail. What they may ask for is answered here; the rest is done as the system.
create function app.find_waiting(hash bytea) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select w.id from waiting_entry w where w.secret_hash = hash
$$;
-- How often an address asked to wait within a day, and for how many times it waits at one fitter.
create function app.waiting_requests(address bytea, fitter uuid) returns table (mails integer, waits integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    (select count(*)::int from waiting_entry w where w.email_hash = address and w.created_at > app.now() - interval '24 hours'),
    (select count(*)::int from waiting_entry w where w.email_hash = address and w.fitter_id = fitter and w.ended_at is null)
$$;
grant select on waiting_entry to spokewell_gate;
create policy gate_reads on waiting_entry for select to spokewell_gate using (true);
call app.answered_by_gate('app.find_waiting(bytea)');
call app.answered_by_gate('app.waiting_requests(bytea, uuid)');
