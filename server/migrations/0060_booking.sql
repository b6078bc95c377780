-- Booking: what fitters offer, and who comes when (docs/decisions/0068-one-table-of-times.md).

-- The exclusion constraint compares fitters and ranges in one index. The start has created it, or printed the SQL.
create extension if not exists btree_gist;

-- What a rider can book. A service that bookings name is not deleted; it is no longer offered.
create table booking_service (
  id uuid primary key,
  fitter_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('fit', 'check_up', 'call')),
  name_sealed bytea not null,
  includes_sealed bytea,
  -- Price and currency, in the fitter's words.
  price_sealed bytea,
  place_sealed bytea,
  -- Told only to whoever has booked.
  video_link_sealed bytea,
  minutes smallint not null check (minutes between 5 and 720),
  buffer_before smallint not null check (buffer_before between 0 and 240),
  buffer_after smallint not null check (buffer_after between 0 and 240),
  asks_intake boolean not null,
  offered boolean not null,
  position smallint not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (fitter_id, id),
  check (num_nonnulls(place_sealed, video_link_sealed) <= 1),
  check (kind = 'fit' or not asks_intake),
  check (removed_at is null or not offered)
);
create index booking_service_by_fitter on booking_service (fitter_id, position);

-- The rules of a fitter's hours. Their zone is the practice's (fitter_profile.time_zone).
create table booking_settings (
  fitter_id uuid primary key references account (id) on delete cascade,
  -- Riders can book.
  open boolean not null,
  notice_minutes integer not null check (notice_minutes between 0 and 43200),
  horizon_days smallint not null check (horizon_days between 0 and 366),
  daily_maximum smallint check (daily_maximum between 1 and 50),
  -- Until how many hours before, riders move and cancel by themselves.
  change_hours smallint not null check (change_hours between 0 and 336),
  waiting_list boolean not null,
  changed_at timestamptz not null
);

-- Minutes from midnight on the fitter's clock. ISO weekdays: Monday is 1.
create table booking_hours (
  fitter_id uuid not null references booking_settings (fitter_id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute <= 1440 and to_minute > from_minute),
  primary key (fitter_id, weekday, from_minute),
  exclude using gist (fitter_id with =, weekday with =, int4range(from_minute, to_minute) with &&)
);

-- A day or a range off, or hours of one day in place of those of its weekday; days off win.
create table booking_exception (
  id uuid primary key,
  fitter_id uuid not null references booking_settings (fitter_id) on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  from_minute smallint check (from_minute between 0 and 1439),
  to_minute smallint check (to_minute <= 1440 and to_minute > from_minute),
  check (num_nonnulls(from_minute, to_minute) in (0, 2)),
  check (from_minute is null or first_day = last_day),
  exclude using gist (fitter_id with =, first_day with =, int4range(from_minute, to_minute) with &&)
    where (from_minute is not null)
);
create index booking_exception_by_fitter on booking_exception (fitter_id, last_day);

-- Who waits for a time. Nobody is matched with a file; the words are sealed for the fitter.
create table waiting_entry (
  id uuid primary key,
  fitter_id uuid not null references account (id) on delete cascade,
  service_id uuid not null,
  secret_hash bytea not null unique,
  name_sealed bytea not null,
  email_sealed bytea not null,
  email_hash bytea not null,
  language text not null,
  -- The rider's zone, in which they are told times and not told at night.
  time_zone text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  created_at timestamptz not null,
  -- Only who proved the address gets a place in the order.
  proven_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('booked', 'left', 'over')),
  foreign key (fitter_id, service_id) references booking_service (fitter_id, id) on delete cascade,
  check (num_nonnulls(ended_at, ended_as) in (0, 2))
);
create index waiting_entry_in_order on waiting_entry (fitter_id, created_at) where ended_at is null;
create index waiting_entry_by_service on waiting_entry (fitter_id, service_id);
create index waiting_entry_by_address on waiting_entry (email_hash);

-- Every time that is taken: held while a rider types, pending until they confirm by mail, offered to who waits, confirmed,
-- or blocked by the fitter. Its state is derived from these facts (domain/booking/booking-state.ts).
create table booking (
  id uuid primary key,
  fitter_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('appointment', 'block')),
  made_by text not null check (made_by in ('rider', 'fitter', 'waiting_list')),
  made_at timestamptz not null,
  service_id uuid,
  -- Only since the rider's address is proven, or when the fitter enters the booking.
  rider_id uuid,
  session_id uuid,
  -- This booking opened the session; cancelling cancels it while nothing is answered.
  opened_session boolean not null default false,
  waiting_id uuid references waiting_entry (id) on delete set null,

  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The same with the buffers of the service.
  busy_from timestamptz not null check (busy_from <= starts_at),
  busy_to timestamptz not null check (busy_to >= ends_at),
  -- What was agreed on the fitter's clock, and by which rules it was the instant above.
  starts_local text not null check (starts_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  time_zone text not null,
  tzdata text not null,
  -- Rises with every change, for calendar files.
  sequence integer not null default 0 check (sequence >= 0),

  -- Sealed for the rider's file where there is one, else for the fitter. A block has a note only.
  name_sealed bytea,
  email_sealed bytea,
  email_hash bytea,
  phone_sealed bytea,
  note_sealed bytea,
  -- The words of whoever moved or cancelled last.
  message_sealed bytea,
  language text,
  region text check (region ~ '^([A-Z]{2}|[0-9]{3})$'),
  rider_time_zone text,
  -- The rider agreed to be reminded by text message.
  text_reminder boolean not null default false,
  -- Where the request came from, as a keyed hash; only while it is not confirmed.
  source_hash bytea,

  -- When a hold, a pending booking or an offer ends by itself; null for what is confirmed or blocked.
  expires_at timestamptz,
  expired_at timestamptz,
  sent_at timestamptz,
  confirmed_at timestamptz,
  moved_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('rider', 'fitter', 'system')),
  no_show_at timestamptz,
  reminder_due_at timestamptz,

  foreign key (fitter_id, service_id) references booking_service (fitter_id, id),
  foreign key (fitter_id, rider_id) references rider (fitter_id, id),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id),
  check ((kind = 'appointment') = (service_id is not null)),
  check (kind = 'appointment' or num_nonnulls(rider_id, session_id, waiting_id, name_sealed, email_sealed, phone_sealed,
    sent_at, confirmed_at, no_show_at, expires_at) = 0),
  check (kind = 'block' or num_nonnulls(expires_at, confirmed_at) >= 1),
  check (confirmed_at is null or (expires_at is null and expired_at is null and source_hash is null)),
  check (rider_id is null or confirmed_at is not null or waiting_id is not null),
  check (session_id is null or rider_id is not null),
  check (session_id is not null or not opened_session),
  check (sent_at is null or num_nonnulls(name_sealed, email_sealed, email_hash) = 3),
  check (num_nonnulls(cancelled_at, cancelled_by) in (0, 2)),
  check (no_show_at is null or (confirmed_at is not null and cancelled_at is null)),

  -- Nobody is in two places, and buffers of neighbours add up. What expired is marked first (app.expire_holds), because
  -- the clock cannot stand in this condition.
  constraint booking_taken exclude using gist (fitter_id with =, tstzrange(busy_from, busy_to) with &&)
    where (expired_at is null and cancelled_at is null)
);
create index booking_by_fitter on booking (fitter_id, starts_at);
create index booking_by_service on booking (fitter_id, service_id) where service_id is not null;
create index booking_by_rider on booking (rider_id, starts_at) where rider_id is not null;
create index booking_by_session on booking (session_id) where session_id is not null;
create index booking_by_waiting on booking (waiting_id) where waiting_id is not null;
create index booking_by_address on booking (email_hash, sent_at) where email_hash is not null;
create index booking_by_source on booking (source_hash) where source_hash is not null;
create index booking_unconfirmed on booking (made_at) where confirmed_at is null and kind = 'appointment';
create index booking_by_reminder on booking (reminder_due_at) where reminder_due_at is not null;

-- What opens one booking: the browser that holds a time, and the links of its mails. Links go on working after a change.
create table booking_secret (
  hash bytea primary key,
  booking_id uuid not null references booking (id) on delete cascade,
  -- It went to the address by mail, and to nobody else.
  proves_address boolean not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index booking_secret_by_booking on booking_secret (booking_id);

call app.protect('booking_service');
call app.protect('booking_settings');
call app.protect('booking_hours');
call app.protect('booking_exception');
call app.protect('waiting_entry');
call app.protect('booking');
call app.protect('booking_secret');

grant select, insert on booking_service to spokewell_app;
grant update (kind, name_sealed, includes_sealed, price_sealed, place_sealed, video_link_sealed, minutes, buffer_before,
  buffer_after, asks_intake, offered, position, removed_at) on booking_service to spokewell_app;
grant select, insert on booking_settings to spokewell_app;
grant update (open, notice_minutes, horizon_days, daily_maximum, change_hours, waiting_list, changed_at)
  on booking_settings to spokewell_app;
grant select, insert, delete on booking_hours, booking_exception to spokewell_app;
grant select, insert, delete on waiting_entry to spokewell_app;
grant update (name_sealed, email_sealed, proven_at, ended_at, ended_as) on waiting_entry to spokewell_app;
grant select, insert, delete on booking to spokewell_app;
grant update (service_id, rider_id, session_id, opened_session, waiting_id, starts_at, ends_at, busy_from, busy_to,
  starts_local, time_zone, tzdata, sequence, name_sealed, email_sealed, email_hash, phone_sealed, note_sealed,
  message_sealed, language, region, rider_time_zone, text_reminder, source_hash, expires_at, expired_at, sent_at, confirmed_at,
  moved_at, cancelled_at, cancelled_by, no_show_at, reminder_due_at) on booking to spokewell_app;
grant select, insert on booking_secret to spokewell_app;
grant update (revoked_at) on booking_secret to spokewell_app;

-- Whose page the transaction visits, and which booking its secret opened, set by the gate below for this transaction.
create function app.visited_fitter() returns uuid language sql stable parallel safe
return nullif(current_setting('app.visited_fitter', true), '')::uuid;
create function app.visited_booking() returns uuid language sql stable parallel safe
return nullif(current_setting('app.visited_booking', true), '')::uuid;
create function app.visited_by_mail() returns boolean language sql stable parallel safe
return coalesce(current_setting('app.visited_by_mail', true) = 'yes', false);

-- A visitor of a fitter's page reads what is offered there. Of bookings they read their own, and when others are (not
-- whose): app.busy_times.
do $$
declare target text;
begin
  foreach target in array array['booking_service', 'booking_settings', 'booking_hours', 'booking_exception'] loop
    call app.readers(target::regclass, 'fitter_id = app.acting_fitter() or fitter_id = app.visited_fitter() or app.acting_as_system()');
    call app.writers(target::regclass, 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()',
      'fitter_id = app.acting_fitter()');
  end loop;
end $$;
create policy of_own_bookings on booking_service for select to spokewell_app
  using (id in (select b.service_id from booking b where b.rider_id = any ((select app.own_files())::uuid[])));

call app.readers('booking', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[])
  or id = app.visited_booking() or app.acting_as_system()');
call app.writers('booking', $$fitter_id = app.acting_fitter() or app.acting_as_system()
    or (fitter_id = app.visited_fitter() and kind = 'appointment' and made_by = 'rider' and confirmed_at is null
      and num_nonnulls(rider_id, session_id, waiting_id) = 0)$$,
  'fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[]) or id = app.visited_booking()
    or app.acting_as_system()',
  'fitter_id = app.acting_fitter() or app.acting_as_system()');

call app.readers('booking_secret', 'booking_id = app.visited_booking() or app.acting_as_system()');
call app.writers('booking_secret', 'exists (select from booking b where b.id = booking_id) or app.visited_fitter() is not null',
  'exists (select from booking b where b.id = booking_id)', null);

call app.readers('waiting_entry', 'fitter_id = app.acting_fitter() or app.acting_as_system()');
call app.writers('waiting_entry', 'fitter_id = app.acting_fitter() or app.acting_as_system()
    or (fitter_id = app.visited_fitter() and proven_at is null)',
  'fitter_id = app.acting_fitter() or app.acting_as_system()',
  'app.acting_as_system()');

-- Rows without a file are closed to nobody; those of a restricted or ended file to its fitter. Their time stays taken.
call app.hides_files('booking');
create policy closed on booking as restrictive for select to spokewell_app
  using (rider_id is null or rider_id <> all ((select app.closed_files())::uuid[]));
call app.ends_with_file('booking');
create trigger joins_live_file before update of rider_id on booking for each row
  when (new.rider_id is distinct from old.rider_id) execute function app.require_live_file();

-- Nobody confirms for an address that they have not proven.
create function app.require_booking_proof() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.actor() = 'system' or new.fitter_id = app.acting_fitter()
      or (new.id = app.visited_booking() and app.visited_by_mail())
      or exists (select from account a where a.id = app.acting_client() and a.proven_at is not null
        and a.email_hash = new.email_hash) then
    return new;
  end if;
  raise exception 'the address of the booking is not proven' using errcode = 'insufficient_privilege';
end $$;
revoke all on function app.require_booking_proof() from public;
create trigger proven before update of confirmed_at on booking for each row
  when (new.confirmed_at is not null and old.confirmed_at is null) execute function app.require_booking_proof();

-- That a hold ended by the clock, and that nobody confirmed it for a day, is no change that somebody made.
call app.audited('booking_service', 'id');
call app.audited('booking_settings', 'fitter_id');
create constraint trigger audited_insert after insert on booking
  deferrable initially deferred for each row execute function app.require_audit_entry('id');
create constraint trigger audited_delete after delete on booking
  deferrable initially deferred for each row when (old.rider_id is not null) execute function app.require_audit_entry('id');
create constraint trigger audited_insert after insert on waiting_entry
  deferrable initially deferred for each row execute function app.require_audit_entry('id');
create constraint trigger audited_update after update of service_id, rider_id, session_id, starts_at, name_sealed, email_sealed,
    phone_sealed, note_sealed, message_sealed, sent_at, confirmed_at, moved_at, cancelled_at, no_show_at on booking
  deferrable initially deferred for each row execute function app.require_audit_entry('id');
create constraint trigger audited_update after update on waiting_entry
  deferrable initially deferred for each row execute function app.require_audit_entry('id');

-- Open calendars look again, whoever wrote.
create function app.tell_booking() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare b booking := coalesce(new, old); rider_account uuid;
begin
  perform app.tell('bookings', b.fitter_id);
  if b.rider_id is not null then
    select r.account_id into rider_account from rider r where r.id = b.rider_id;
    if rider_account is not null then perform app.tell('bookings', rider_account); end if;
  end if;
  return null;
end $$;
revoke all on function app.tell_booking() from public;
create trigger told after insert or update or delete on booking for each row execute function app.tell_booking();

-- What one fitter's bookings are written under, one transaction after the other.
create function app.lock_bookings(fitter uuid) returns void language sql volatile
begin atomic
  select pg_advisory_xact_lock(hashtextextended('booking ' || fitter::text, 0));
end;

-- The page of a fitter who offers times, by slug or id, with what opens its words. The fitter also sees it before riders do.
create function app.enter_booking_page(wanted text)
returns table (fitter_id uuid, slug text, time_zone text, open boolean, name_sealed bytea, studio_sealed bytea,
               contact_sealed bytea, wrapped bytea)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  select a.id, p.slug, p.time_zone, s.open, a.name_sealed, p.studio_sealed, p.contact_sealed, k.wrapped
    into fitter_id, slug, time_zone, open, name_sealed, studio_sealed, contact_sealed, wrapped
    from fitter_profile p join account a on a.id = p.fitter_id join vault_key k on k.holder = a.id
      join booking_settings s on s.fitter_id = a.id
    where (p.slug = lower(wanted) or a.id::text = lower(wanted)) and a.disabled_at is null and p.time_zone is not null
      and (s.open or a.id = app.acting_fitter())
    order by p.slug = lower(wanted) desc limit 1;
  if not found then return; end if;
  perform set_config('app.visited_fitter', fitter_id::text, true);
  return next;
end $$;

-- The booking behind a secret: of the browser that holds it, or of a mail.
create function app.enter_booking(secret_hash bytea)
returns table (booking_id uuid, by_mail boolean, fitter_id uuid, slug text, time_zone text, name_sealed bytea,
               studio_sealed bytea, contact_sealed bytea, wrapped bytea, rider_wrapped bytea, intake_open boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s booking_secret; b booking;
begin
  select x.* into s from booking_secret x where x.hash = secret_hash and x.revoked_at is null;
  select x.* into b from booking x where x.id = s.booking_id;
  if b.id is null then return; end if;
  perform set_config('app.visited_booking', b.id::text, true), set_config('app.visited_fitter', b.fitter_id::text, true),
    set_config('app.visited_by_mail', case when s.proves_address then 'yes' else '' end, true);
  return query select b.id, s.proves_address, b.fitter_id, p.slug, p.time_zone, a.name_sealed, p.studio_sealed,
      p.contact_sealed, k.wrapped, (select v.wrapped from vault_key v where v.holder = b.rider_id),
      exists (select from session x where x.id = b.session_id and x.intake_submitted_at is null and x.fitted_at is null
        and x.closed_at is null and x.cancelled_at is null)
    from account a join fitter_profile p on p.fitter_id = a.id join vault_key k on k.holder = a.id
    where a.id = b.fitter_id and a.disabled_at is null;
end $$;

-- When a fitter is not free within a range, and which of it counts for the most a day. It says nothing of whom. Times of
-- other calendars belong here, so that everything that asks sees the same.
create function app.busy_times(fitter uuid, since timestamptz, until timestamptz)
returns table (booking_id uuid, starts_at timestamptz, busy_from timestamptz, busy_to timestamptz, counts boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select b.id, b.starts_at, b.busy_from, b.busy_to, b.kind = 'appointment' from booking b
  where b.fitter_id = fitter and (fitter = app.acting_fitter() or fitter = app.visited_fitter() or app.acting_as_system()
      or fitter = any (array(select r.fitter_id from rider r where r.account_id = app.acting_client() and r.erased_at is null)))
    and b.expired_at is null and b.cancelled_at is null and (b.expires_at is null or b.expires_at > app.now())
    and tstzrange(b.busy_from, b.busy_to) && tstzrange(since, until)
$$;

-- Marks what has run out within a range, so that the constraint lets others in. Under the fitter's lock, before a write.
create function app.expire_holds(fitter uuid, since timestamptz, until timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update booking b set expired_at = app.now()
  where b.fitter_id = fitter and b.expired_at is null and b.cancelled_at is null and b.expires_at <= app.now()
    and tstzrange(b.busy_from, b.busy_to) && tstzrange(since, until)
$$;

-- How many times an address or a source keeps from others now, and how many mails went to the address within a day.
create function app.open_requests(address bytea, source bytea, besides uuid)
returns table (by_address integer, by_source integer, mails integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select
    (select count(*)::int from booking b where b.email_hash = address and b.confirmed_at is null and b.expired_at is null
      and b.cancelled_at is null and b.expires_at > app.now() and b.id is distinct from besides),
    (select count(*)::int from booking b where b.source_hash = source and b.confirmed_at is null and b.expired_at is null
      and b.cancelled_at is null and b.expires_at > app.now() and b.id is distinct from besides),
    (select count(*)::int from booking b where b.email_hash = address and b.sent_at > app.now() - interval '24 hours')
$$;

-- Which of these fitters can be booked now, by the slugs of their profiles.
create function app.fitters_with_times(slugs text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select p.slug from booking_settings s join account a on a.id = s.fitter_id
    join fitter_profile p on p.fitter_id = s.fitter_id
  where p.slug = any (slugs) and s.open and a.disabled_at is null and p.time_zone is not null
    and exists (select from booking_service v where v.fitter_id = s.fitter_id and v.offered)
$$;

grant select on booking_service, booking_settings, booking_secret to spokewell_gate;
grant select on booking to spokewell_gate;
grant update (expired_at) on booking to spokewell_gate;
create policy gate_reads on booking_service for select to spokewell_gate using (true);
create policy gate_reads on booking_settings for select to spokewell_gate using (true);
create policy gate_reads on booking_secret for select to spokewell_gate using (true);
create policy gate_reads on booking for select to spokewell_gate using (true);
create policy gate_expires on booking for update to spokewell_gate using (true) with check (true);
call app.answered_by_gate('app.enter_booking_page(text)');
call app.answered_by_gate('app.enter_booking(bytea)');
call app.answered_by_gate('app.busy_times(uuid, timestamptz, timestamptz)');
call app.answered_by_gate('app.expire_holds(uuid, timestamptz, timestamptz)');
call app.answered_by_gate('app.open_requests(bytea, bytea, uuid)');
call app.answered_by_gate('app.fitters_with_times(text[])');

-- A booking that is confirmed invites its rider to the intake, as the system: nobody of the practice is at work then.
create policy booking_invites on invitation for insert to spokewell_app with check (app.acting_as_system());

-- What goes with a rider's file, and with a fitter's account.
create function app.erase_bookings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.erase_rows(new.id, 'booking');
  delete from waiting_entry w where w.fitter_id = new.fitter_id and w.email_hash = old.email_hash;
  return null;
end $$;
revoke all on function app.erase_bookings() from public;
create trigger bookings_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_bookings();

create function app.erase_offered_times() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare target text; own_key text;
begin
  foreach target in array array['booking', 'waiting_entry', 'booking_service', 'booking_settings'] loop
    own_key := case when target = 'booking_settings' then 'fitter_id' else 'id' end;
    execute format($q$
      with gone as (delete from %1$I x where x.fitter_id = $1 returning x.%2$I as id)
      insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
        select '0', e.at, e.request_id, e.actor, e.action, %1$L, gone.id, $1, $1, '{}'
        from gone, audit_entry e
        where e.transaction_id = pg_current_xact_id() and e.action in ('account.erased', 'account.reset')
          and e.entity = 'account' and e.entity_id = $1
      $q$, target, own_key) using old.id;
  end loop;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_offered_times() from public;
create trigger offered_times_go_too before delete on account for each row execute function app.erase_offered_times();
create trigger offered_times_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_offered_times();
