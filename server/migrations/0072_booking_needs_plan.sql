-- A practice whose plan has lapsed takes no new bookings and is not listed (docs/decisions/0077-a-lapsed-practice-is-read-only.md).
-- Bookings that were made are kept, moved and cancelled as before.
call app.requires_plan('booking_service');
call app.requires_plan('booking_settings');
call app.requires_plan('booking_hours');
call app.requires_plan('booking_exception');
call app.requires_plan('booking', 'insert');
create trigger begins_with_plan before insert on booking for each row
  when (app.actor() in ('anonymous', 'guest', 'client')) execute function app.refuse_beginning();
create trigger begins_with_plan before insert on waiting_entry for each row
  when (app.actor() in ('anonymous', 'guest', 'client')) execute function app.refuse_beginning();

-- Its page is as if it offered no times, except to the fitter.
create or replace function app.enter_booking_page(wanted text)
returns table (fitter_id uuid, slug text, time_zone text, open boolean, name_sealed bytea, studio_sealed bytea,
               contact_sealed bytea, wrapped bytea)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  select a.id, p.slug, p.time_zone, s.open and app.practice_is_writable(a.id), a.name_sealed, p.studio_sealed,
      p.contact_sealed, k.wrapped
    into fitter_id, slug, time_zone, open, name_sealed, studio_sealed, contact_sealed, wrapped
    from fitter_profile p join account a on a.id = p.fitter_id join vault_key k on k.holder = a.id
      join booking_settings s on s.fitter_id = a.id
    where (p.slug = lower(wanted) or a.id::text = lower(wanted)) and a.disabled_at is null and p.time_zone is not null
      and ((s.open and app.practice_is_writable(a.id)) or a.id = app.acting_fitter())
    order by p.slug = lower(wanted) desc limit 1;
  if not found then return; end if;
  perform set_config('app.visited_fitter', fitter_id::text, true);
  return next;
end $$;

create or replace function app.fitters_with_times(slugs text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select p.slug from booking_settings s join account a on a.id = s.fitter_id
    join fitter_profile p on p.fitter_id = s.fitter_id
  where p.slug = any (slugs) and s.open and a.disabled_at is null and p.time_zone is not null
    and app.practice_is_writable(s.fitter_id)
    and exists (select from booking_service v where v.fitter_id = s.fitter_id and v.offered)
$$;

create or replace function app.demo_call() returns table (slug text, service_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.slug, h.service_id
  from demo_host h join booking_settings s on s.fitter_id = h.fitter_id and s.open
    join booking_service v on v.id = h.service_id and v.offered
    join fitter_profile p on p.fitter_id = h.fitter_id and p.time_zone is not null
    join account a on a.id = h.fitter_id and a.disabled_at is null
  where app.practice_is_writable(h.fitter_id)
$$;

-- It is not in the list of fitters; its address still leads to its page.
create or replace function app.listed_fitters(wanted_slug text default null)
returns table (fitter_id uuid, slug text, name_sealed bytea, studio_sealed bytea, place_sealed bytea, languages text[],
               specialities text[], has_photo boolean, wrapped bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.fitter_id, p.slug, a.name_sealed, p.studio_sealed, p.place_sealed, p.languages, p.specialities,
    p.photo_sealed is not null, k.wrapped
  from fitter_profile p join account a on a.id = p.fitter_id join vault_key k on k.holder = a.id
  where p.listed and a.disabled_at is null and (wanted_slug is not null or app.practice_is_writable(p.fitter_id)) and (wanted_slug is null or p.fitter_id =
    (select s.fitter_id from fitter_slug s where s.slug_hash = app.slug_hash(wanted_slug)))
  order by p.slug limit 20000
$$;
