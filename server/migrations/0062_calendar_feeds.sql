-- Calendar feeds: the fitter's bookings for their own calendar program, and other calendars as busy times
-- (docs/decisions/0067-calendars-of-others-as-busy-times.md).

-- The private address of a fitter's calendar. Only the hash of its secret is kept; a new address replaces it.
create table calendar_feed (
  fitter_id uuid primary key references account (id) on delete cascade,
  secret_hash bytea not null unique,
  -- Riders' names stand in the events.
  shows_names boolean not null,
  made_at timestamptz not null
);

-- Another calendar of a fitter: its address, which is often a secret itself, and when its owner is busy. Nothing else of
-- it is kept.
create table calendar_subscription (
  id uuid primary key,
  fitter_id uuid not null references account (id) on delete cascade,
  name_sealed bytea not null,
  url_sealed bytea not null,
  created_at timestamptz not null,
  -- The last attempt, and the last one that succeeded.
  tried_at timestamptz not null,
  read_at timestamptz not null,
  -- Since when it cannot be read, why, and when the fitter was told by mail.
  failing_since timestamptz,
  failure text check (failure in ('not_public', 'unreachable', 'timed_out', 'refused', 'too_many_redirects', 'too_large',
    'not_a_calendar', 'too_many_events')),
  told_at timestamptz,
  busy tstzmultirange not null,
  check (num_nonnulls(failing_since, failure) in (0, 2)),
  check (told_at is null or failing_since is not null)
);
create index calendar_subscription_by_fitter on calendar_subscription (fitter_id);
create index calendar_subscription_by_try on calendar_subscription (tried_at);

call app.protect('calendar_feed');
call app.protect('calendar_subscription');
grant select, insert, delete on calendar_feed, calendar_subscription to spokewell_app;
grant update (secret_hash, shows_names, made_at) on calendar_feed to spokewell_app;
grant update (tried_at, read_at, failing_since, failure, told_at, busy) on calendar_subscription to spokewell_app;
call app.readers('calendar_feed', 'fitter_id = app.acting_fitter()');
call app.writers('calendar_feed', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()',
  'fitter_id = app.acting_fitter()');
call app.readers('calendar_subscription', 'fitter_id = app.acting_fitter() or app.acting_as_system()');
call app.writers('calendar_subscription', 'fitter_id = app.acting_fitter()', 'app.acting_as_system()',
  'fitter_id = app.acting_fitter()');
-- What a reading brings is no change that somebody made.
call app.audited('calendar_feed', 'fitter_id');
call app.audited('calendar_subscription', 'id', 'name_sealed, url_sealed');

-- Busy times of other calendars count for everything that asks when a fitter is free.
grant select on calendar_feed, calendar_subscription, ended_access to spokewell_gate;
create policy gate_reads on ended_access for select to spokewell_gate using (true);
create policy gate_reads on calendar_feed for select to spokewell_gate using (true);
create policy gate_reads on calendar_subscription for select to spokewell_gate using (true);
alter function app.busy_times(uuid, timestamptz, timestamptz) rename to times_of_bookings;
create function app.busy_times(fitter uuid, since timestamptz, until timestamptz)
returns table (booking_id uuid, starts_at timestamptz, busy_from timestamptz, busy_to timestamptz, counts boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from app.times_of_bookings(fitter, since, until)
  union all
  select null, lower(r), lower(r), upper(r), false
  from unnest((select range_agg(s.busy * tstzmultirange(tstzrange(since, until))) from calendar_subscription s
    where s.fitter_id = fitter)) r
  where fitter = app.acting_fitter() or fitter = app.visited_fitter() or app.acting_as_system()
    or fitter = any (array(select r.fitter_id from rider r where r.account_id = app.acting_client() and r.erased_at is null))
$$;
call app.answered_by_gate('app.busy_times(uuid, timestamptz, timestamptz)');

-- The events of a feed, for whoever has its address: when, what is booked, where, and the rider's name if the fitter
-- wants it and may see the file. Notes, phones and addresses of riders are never in it.
create function app.feed_events(feed_secret bytea, since timestamptz)
returns table (fitter_id uuid, wrapped bytea, language text, booking_id uuid, starts_at timestamptz, ends_at timestamptz,
               sequence integer, changed_at timestamptz, service_id uuid, service_sealed bytea, place_sealed bytea,
               video_link_sealed bytea, rider_id uuid, name_sealed bytea, rider_wrapped bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, k.wrapped, a.language, b.id, b.starts_at, b.ends_at, b.sequence,
    coalesce(b.moved_at, b.confirmed_at, b.made_at), s.id, s.name_sealed, s.place_sealed, s.video_link_sealed,
    b.rider_id, case when named then b.name_sealed end, case when named then (
      select v.wrapped from vault_key v where v.holder = b.rider_id) end
  from calendar_feed f join account a on a.id = f.fitter_id join vault_key k on k.holder = a.id
    left join booking b on b.fitter_id = f.fitter_id and b.ends_at > since and b.expired_at is null
      and b.cancelled_at is null and (b.kind = 'block' or b.confirmed_at is not null)
    left join booking_service s on s.id = b.service_id
    cross join lateral (select f.shows_names
      and not exists (select from ended_access e where e.rider_id = b.rider_id and e.resumed_at is null)
      and not exists (select from restriction x where x.rider_id = b.rider_id and x.ended_at is null) as named) n
  where f.secret_hash = feed_secret and a.disabled_at is null
  order by b.starts_at
$$;
call app.answered_by_gate('app.feed_events(bytea, timestamptz)');

-- Both go with the fitter's account.
create function app.erase_calendar_feeds() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare target text; own_key text;
begin
  foreach target in array array['calendar_feed', 'calendar_subscription'] loop
    own_key := case when target = 'calendar_feed' then 'fitter_id' else 'id' end;
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
revoke all on function app.erase_calendar_feeds() from public;
create trigger calendar_feeds_go_too before delete on account for each row execute function app.erase_calendar_feeds();
create trigger calendar_feeds_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_calendar_feeds();
