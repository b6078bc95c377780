-- Mails to the fitter about what riders book, move and cancel. They are on until they are switched off.

alter table fitter_profile add column news_bookings boolean not null default true;
grant update (news_bookings) on fitter_profile to spokewell_app;

-- Busy times of other calendars, joined where the time between two of them is at most `gap`: nothing fits in it, and a
-- calendar with thousands of short events is read as a few long ones.
drop function app.busy_times(uuid, timestamptz, timestamptz);
create function app.busy_times(fitter uuid, since timestamptz, until timestamptz, gap interval)
returns table (booking_id uuid, starts_at timestamptz, busy_from timestamptz, busy_to timestamptz, counts boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from app.times_of_bookings(fitter, since, until)
  union all
  select null, lower(r), lower(r), upper(r) - gap, false
  from unnest((select range_agg(tstzrange(lower(e), upper(e) + gap))
    from calendar_subscription s, unnest(s.busy * tstzmultirange(tstzrange(since, until))) e
    where s.fitter_id = fitter)) r
  where fitter = app.acting_fitter() or fitter = app.visited_fitter() or app.acting_as_system()
    or fitter = any (array(select r.fitter_id from rider r where r.account_id = app.acting_client() and r.erased_at is null))
$$;
call app.answered_by_gate('app.busy_times(uuid, timestamptz, timestamptz, interval)');
