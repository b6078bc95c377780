-- What follows when bookings change: what riders were told, sessions that nobody needs any more, times for who waits.

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

-- The session that a cancelled booking opened goes with it, while nothing is answered in it and no other booking is its.
create function app.cancel_booked_session(booking_id uuid, request text) returns uuid
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare b booking; gone uuid;
begin
  select x.* into b from booking x where x.id = booking_id and x.opened_session and x.cancelled_at is not null;
  update session s set cancelled_at = app.now()
    where s.id = b.session_id and s.cancelled_at is null and s.fitted_at is null and s.closed_at is null
      and s.intake_submitted_at is null and not exists (select from draft d where d.session_id = s.id)
      and not exists (select from booking o where o.session_id = s.id and o.id <> b.id and o.confirmed_at is not null
        and o.cancelled_at is null)
    returning s.id into gone;
  if gone is null then return null; end if;
  insert into audit_entry (transaction_id, at, request_id, actor, actor_id, action, entity, entity_id, fitter_id, rider_id,
                           changes)
    values ('0', app.now(), request, app.actor(), app.account_id(), 'session.cancelled', 'session', gone, b.fitter_id,
      b.rider_id, jsonb_build_object('cancelled_at', jsonb_build_object('from', null, 'to', app.now())));
  perform app.tell('sessions', b.fitter_id);
  return gone;
end $$;
call app.answered_by_gate('app.cancel_booked_session(uuid, text)');
