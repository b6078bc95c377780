-- The directory of fitters (docs/decisions/0075-a-directory-of-fitters.md): what a fitter shows on a page of their own, and
-- the addresses of that page. An address that was once a fitter's is never another's, so old links lead where they led.

alter table fitter_profile
  add column photo_sealed bytea,
  add column place_sealed bytea,
  add column words_sealed bytea,
  add column services_sealed bytea,
  add column languages text[] not null default '{}' check (cardinality(languages) <= 12),
  add column specialities text[] not null default '{}' check (cardinality(specialities) <= 20);
comment on column fitter_profile.words_sealed is 'the letter on the fitter’s page';
comment on column fitter_profile.services_sealed is 'what the fitter offers: names with a line each, as JSON';
grant update (slug, photo_sealed, place_sealed, words_sealed, services_sealed, languages, specialities)
  on fitter_profile to spokewell_app;

-- Every address that was ever given, by its hash: after an account is deleted it says nothing of whose it was.
create table fitter_slug (
  slug_hash bytea primary key,
  fitter_id uuid references fitter_profile (fitter_id) on delete set null,
  since timestamptz not null
);
create index fitter_slug_by_fitter on fitter_slug (fitter_id) where fitter_id is not null;
call app.protect('fitter_slug');
grant select on fitter_slug to spokewell_app;
call app.readers('fitter_slug', 'fitter_id = app.acting_fitter()');

create function app.slug_hash(slug text) returns bytea language sql immutable parallel safe
return sha256(convert_to(slug, 'UTF8'));

insert into fitter_slug (slug_hash, fitter_id, since)
  select app.slug_hash(p.slug), p.fitter_id, a.created_at from fitter_profile p join account a on a.id = p.fitter_id;

create function app.keep_slug() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into fitter_slug (slug_hash, fitter_id, since)
    values (app.slug_hash(new.slug), new.fitter_id, coalesce(app.now(), now())) on conflict do nothing;
  if not exists (select from fitter_slug s where s.slug_hash = app.slug_hash(new.slug) and s.fitter_id = new.fitter_id) then
    raise exception 'this address was given to another' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
revoke all on function app.keep_slug() from public;
create trigger slug_kept after insert or update of slug on fitter_profile for each row execute function app.keep_slug();

-- Whether a fitter may take an address: nobody has it or had it, or it is one of theirs.
grant select on fitter_slug, fitter_rating, public_mark to spokewell_gate;
create policy gate_reads on fitter_slug for select to spokewell_gate using (true);
create function app.slug_is_free(wanted text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from fitter_slug s where s.slug_hash = app.slug_hash(wanted)
    and s.fitter_id is distinct from app.acting_fitter())
$$;
call app.answered_by_gate('app.slug_is_free(text)');

-- The fitters who chose to be listed, with what opens what a list shows and finds them by. With an address, only the one
-- whose it is or was.
drop function app.listed_fitters(text);
create function app.listed_fitters(wanted_slug text default null)
returns table (fitter_id uuid, slug text, name_sealed bytea, studio_sealed bytea, place_sealed bytea, languages text[],
               specialities text[], has_photo boolean, wrapped bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.fitter_id, p.slug, a.name_sealed, p.studio_sealed, p.place_sealed, p.languages, p.specialities,
    p.photo_sealed is not null, k.wrapped
  from fitter_profile p join account a on a.id = p.fitter_id join vault_key k on k.holder = a.id
  where p.listed and a.disabled_at is null and (wanted_slug is null or p.fitter_id =
    (select s.fitter_id from fitter_slug s where s.slug_hash = app.slug_hash(wanted_slug)))
  order by p.slug limit 20000
$$;
call app.answered_by_gate('app.listed_fitters(text)');

-- What stands on the page of one of them, with the rating where the fitter shows it.
create function app.listed_page(wanted_slug text)
returns table (fitter_id uuid, slug text, name_sealed bytea, studio_sealed bytea, place_sealed bytea, words_sealed bytea,
               services_sealed bytea, languages text[], specialities text[], has_photo boolean, has_logo boolean,
               wrapped bytea, year integer, riders integer, rating double precision, low double precision,
               high double precision)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.fitter_id, p.slug, a.name_sealed, p.studio_sealed, p.place_sealed, p.words_sealed, p.services_sealed,
    p.languages, p.specialities, p.photo_sealed is not null, p.logo_sealed is not null, k.wrapped, r.year, r.riders,
    r.rating, r.low, r.high
  from fitter_slug s join fitter_profile p on p.fitter_id = s.fitter_id join account a on a.id = p.fitter_id
    join vault_key k on k.holder = a.id
    left join (fitter_rating r join public_mark m on m.fitter_id = r.fitter_id and m.shown)
      on r.fitter_id = p.fitter_id and r.rating is not null
  where s.slug_hash = app.slug_hash(wanted_slug) and p.listed and a.disabled_at is null
$$;
call app.answered_by_gate('app.listed_page(text)');

-- A picture on that page.
create function app.listed_picture(wanted_slug text, picture text)
returns table (fitter_id uuid, sealed bytea, wrapped bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.fitter_id, case picture when 'photo' then p.photo_sealed when 'logo' then p.logo_sealed end, k.wrapped
  from fitter_slug s join fitter_profile p on p.fitter_id = s.fitter_id join account a on a.id = p.fitter_id
    join vault_key k on k.holder = a.id
  where s.slug_hash = app.slug_hash(wanted_slug) and p.listed and a.disabled_at is null
$$;
call app.answered_by_gate('app.listed_picture(text, text)');

-- A mark is found at an old address, too.
create or replace function app.shown_mark(wanted_slug text)
returns table (fitter_id uuid, name_sealed bytea, studio_sealed bytea, wrapped bytea, year integer, riders integer,
               asked integer, answered integer, rating double precision, low double precision, high double precision,
               computed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.name_sealed, p.studio_sealed, k.wrapped, r.year, r.riders, r.asked, r.answered, r.rating, r.low, r.high,
    r.computed_at
  from public_mark m join fitter_rating r on r.fitter_id = m.fitter_id join account a on a.id = m.fitter_id
    join fitter_profile p on p.fitter_id = a.id join vault_key k on k.holder = a.id
    join fitter_slug s on s.fitter_id = p.fitter_id
  where s.slug_hash = app.slug_hash(wanted_slug) and m.shown and r.rating is not null and a.disabled_at is null
$$;

-- A profile with anything of the above was filled in.
create or replace function app.is_in_use(wanted uuid) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from rider r where r.fitter_id = wanted)
      or exists (select 1 from fitter_profile p where p.fitter_id = wanted
                 and (num_nonnulls(p.studio_sealed, p.logo_sealed, p.photo_sealed, p.place_sealed, p.words_sealed,
                        p.services_sealed) > 0 or p.listed or p.languages <> '{}' or p.specialities <> '{}'))
      or exists (select 1 from share s where wanted in (s.account_id, s.fitter_id))
      or exists (select 1 from rider r join session s on s.rider_id = r.id where r.account_id = wanted
                 and (s.intake_submitted_at is not null or s.fitted_at is not null))
$$;
