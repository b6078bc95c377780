-- The fit: a rider's bikes, and below the session what was measured, changed, recommended and photographed.
-- Every row that two devices may change carries a version: who changes it names the one they saw.

create table bike (
  id uuid primary key,
  fitter_id uuid not null,
  rider_id uuid not null,
  type text not null check (type in ('road', 'gravel', 'mountain', 'time_trial', 'track', 'e_bike')),
  -- Make, model, size and what the rider calls it: one document.
  details_sealed bytea not null,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  retired_at timestamptz,
  unique (fitter_id, rider_id, id),
  foreign key (fitter_id, rider_id) references rider (fitter_id, id)
);
create index bike_by_rider on bike (rider_id);

alter table session
  add column bike_id uuid,
  -- The fitter's working notes.
  add column notes_sealed bytea,
  -- What the rider's goals weigh in this fit, 1 to 3 by goal; a goal not named weighs 1.
  add column goal_weights jsonb not null default '{}',
  -- Of the bike, the notes and the weights.
  add column version integer not null default 1 check (version > 0),
  add foreign key (fitter_id, rider_id, bike_id) references bike (fitter_id, rider_id, id);
create index session_by_bike on session (bike_id, fitted_at desc) where bike_id is not null;

-- One number, choice or word of the bike or the body, before the fit or after it.
create table measurement (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  phase text not null check (phase in ('before', 'after')),
  key text not null check (key ~ '^[a-z][a-z0-9_]{1,60}$'),
  -- Null where the vocabulary knows one value.
  side text check (side in ('left', 'right')),
  -- In the unit the vocabulary gives the key: mm, degrees, bar.
  value numeric,
  choice text,
  words_sealed bytea,
  reference text,
  method text,
  version integer not null check (version > 0),
  measured_at timestamptz not null,
  unique nulls not distinct (session_id, phase, key, side),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id),
  check (num_nonnulls(value, choice, words_sealed) = 1)
);
create index measurement_by_fitter on measurement (fitter_id, key);
create index measurement_by_rider on measurement (rider_id, key);

-- One change the fitter made. What it was stays in the trail; what was logged by mistake is withdrawn.
create table intervention (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  -- The order in which the changes were made.
  position integer not null,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{1,60}$'),
  measurement text check (measurement ~ '^[a-z][a-z0-9_]{1,60}$'),
  -- Null where it was done to both sides or has none.
  side text check (side in ('left', 'right')),
  from_value numeric,
  to_value numeric,
  zones text[] not null check (zones <@ array['feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands']),
  goals text[] not null,
  -- What, from, to and why in the fitter's words, and the places within the zones: one document.
  details_sealed bytea,
  version integer not null check (version > 0),
  made_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index intervention_by_session on intervention (session_id, position);
create index intervention_by_fitter on intervention (fitter_id, kind) where withdrawn_at is null;
create index intervention_by_rider on intervention (rider_id);

-- Advice for the rider to carry out after the fit.
create table recommendation (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('exercise', 'equipment', 'riding_habit', 'medical', 'other')),
  words_sealed bytea not null,
  due_on date,
  done_at timestamptz,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index recommendation_by_session on recommendation (session_id, position);
create index recommendation_by_fitter on recommendation (fitter_id);
create index recommendation_by_rider on recommendation (rider_id) where withdrawn_at is null;

-- A photo's facts; its bytes lie sealed in the file store under these keys.
create table photo (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  phase text not null check (phase in ('before', 'after')),
  position integer not null,
  caption_sealed bytea,
  file text not null unique,
  thumbnail text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  version integer not null check (version > 0),
  created_at timestamptz not null,
  -- Taken back: it can be brought back for a while, then its row goes and the file store's sweep takes its bytes.
  removed_at timestamptz,
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index photo_by_session on photo (session_id, position);
create index photo_by_fitter on photo (fitter_id);
create index photo_by_rider on photo (rider_id);
create index photo_removed on photo (removed_at) where removed_at is not null;

call app.protect('bike');
call app.protect('measurement');
call app.protect('intervention');
call app.protect('recommendation');
call app.protect('photo');

grant select, insert on bike, intervention, recommendation to spokewell_app;
grant select, insert, delete on measurement, photo to spokewell_app;
grant update (type, details_sealed, version, retired_at) on bike to spokewell_app;
grant update (bike_id, notes_sealed, goal_weights, version, fitted_at, closed_at) on session to spokewell_app;
grant update (value, choice, words_sealed, reference, method, version, measured_at) on measurement to spokewell_app;
grant update (position, kind, measurement, side, from_value, to_value, zones, goals, details_sealed, version, withdrawn_at)
  on intervention to spokewell_app;
grant update (position, kind, words_sealed, due_on, done_at, version, withdrawn_at) on recommendation to spokewell_app;
grant update (phase, position, caption_sealed, version, removed_at) on photo to spokewell_app;

-- The rule of reading for what is made in a fit: as below a session, but no guest: they hold one form and nothing else.
create procedure app.readable_by_people(target regclass) language plpgsql as $$
begin
  execute format($p$create policy shared_fitter_reads on %s for select to spokewell_app
    using (app.actor() = 'fitter' and rider_id in (select app.shared_riders()))$p$, target);
  execute format($p$create policy client_reads on %s for select to spokewell_app
    using (app.actor() = 'client' and rider_id in (select app.own_riders()))$p$, target);
  execute format($p$create policy support_reads on %s for select to spokewell_app
    using (app.actor() = 'support' and rider_id in (select app.supported_riders()))$p$, target);
  execute format($p$create policy fitter_works on %s to spokewell_app
    using (app.actor() = 'fitter' and fitter_id = app.account_id())
    with check (app.actor() = 'fitter' and fitter_id = app.account_id())$p$, target);
  execute format($p$create policy system_reads on %s for select to spokewell_app using (app.actor() = 'system')$p$, target);
end $$;
call app.readable_by_people('bike');
call app.readable_by_people('measurement');
call app.readable_by_people('intervention');
call app.readable_by_people('recommendation');
call app.readable_by_people('photo');

-- The rider says that something recommended is done, and nothing else about it.
create policy client_carries_out on recommendation for update to spokewell_app
  using (app.actor() = 'client' and rider_id in (select app.own_riders()));
create function app.refuse_rewording() returns trigger language plpgsql as $$
begin
  if app.actor() = 'client' and (to_jsonb(new) - 'done_at' - 'version') <> (to_jsonb(old) - 'done_at' - 'version') then
    raise exception 'a rider only says that it is done' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger carrying_out before update on recommendation for each row execute function app.refuse_rewording();

-- The fit is the fitter's work: who fills in a form changes nothing of it.
create function app.refuse_fitting() returns trigger language plpgsql as $$
begin
  if app.actor() in ('guest', 'client') then
    raise exception 'the fit is the fitter''s' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger fitting before update of bike_id, notes_sealed, goal_weights, fitted_at, closed_at, cancelled_at on session
  for each row execute function app.refuse_fitting();

-- A photo's bytes go with its row, whoever ends it.
create function app.remove_photo_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_removal (key) values (old.file), (old.thumbnail) on conflict do nothing;
  return null;
end $$;
revoke all on function app.remove_photo_files() from public;
create trigger files_go_too after delete on photo for each row execute function app.remove_photo_files();

-- With a rider's file go the bikes and all that was found, done and advised; that and when a session took place stays.
create function app.erase_fits() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set bike_id = null, notes_sealed = null, goal_weights = '{}' where s.rider_id = new.id;
  perform app.erase_rows(new.id, 'measurement', 'intervention', 'recommendation', 'photo', 'bike');
  return null;
end $$;
revoke all on function app.erase_fits() from public;
create trigger fits_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_fits();

call app.audited('bike', 'id');
call app.audited('measurement', 'id');
call app.audited('intervention', 'id');
call app.audited('recommendation', 'id');
call app.audited('photo', 'id');
