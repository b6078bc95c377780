-- Riders decide which fitters see their files.

-- The rider ended the access of the fitter whose file it is. Nothing is erased, and the rider can let the fitter in again.
create table ended_access (
  id uuid primary key,
  rider_id uuid not null,
  fitter_id uuid not null,
  ended_at timestamptz not null,
  resumed_at timestamptz check (resumed_at >= ended_at),
  foreign key (fitter_id, rider_id) references rider (fitter_id, id)
);
create unique index ended_access_in_force on ended_access (rider_id) where resumed_at is null;
create index ended_access_by_rider on ended_access (rider_id);
create index ended_access_by_fitter on ended_access (fitter_id, rider_id);
call app.protect('ended_access');
grant select, insert on ended_access to spokewell_app;
grant update (resumed_at) on ended_access to spokewell_app;
call app.readers('ended_access', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[])
  or rider_id = app.form_rider() or app.acting_as_system()');
call app.writers('ended_access', 'rider_id = any ((select app.own_files())::uuid[])',
  'rider_id = any ((select app.own_files())::uuid[])', null);
call app.audited('ended_access', 'id');

create function app.erase_ended_access() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.erase_rows(new.id, 'ended_access');
  return null;
end $$;
revoke all on function app.erase_ended_access() from public;
create trigger ended_access_goes_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_ended_access();

-- Since when the access of this file's fitter is ended; null while it is not.
create function app.access_ended_at(file uuid) returns timestamptz language sql stable
return (select e.ended_at from public.ended_access e where e.rider_id = file and e.resumed_at is null);

-- The fitter's own files that the fitter does not see. Whatever hides a file from its fitter belongs into this function:
-- a restrictive policy on every table with rows of a file asks it, whatever the other policies of the table allow.
create function app.hidden_files() returns uuid[] language sql stable
return case when app.actor() = 'fitter' then array(
  select e.rider_id from public.ended_access e where e.fitter_id = app.account_id() and e.resumed_at is null)
  else '{}'::uuid[] end;
create procedure app.hides_files(target regclass, file_column text default 'rider_id') language plpgsql as $$
begin
  execute format('create policy hidden_files on %s as restrictive to spokewell_app
    using (coalesce(%I <> all ((select app.hidden_files())::uuid[]), true))', target, file_column);
end $$;
do $$
declare target regclass;
begin
  for target in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'rider_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'ended_access' order by c.relname
  loop
    call app.hides_files(target);
  end loop;
end $$;
call app.hides_files('rider', 'id');

-- A link with which a rider offers fits to a fitter. It is used once, within its days, and grants nothing by itself: a
-- fitter with a proven address accepts it, and only when the rider has confirmed that fitter are there shares.
create table share_offer (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  secret_hash bytea not null unique,
  -- All fits, those of one bike, or those from a day on; never both of these.
  bike_id uuid,
  fits_from date,
  -- When the shares end; null if only the rider ends them.
  until_at timestamptz check (until_at > created_at),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  accepted_by uuid references account (id) on delete cascade check (accepted_by <> account_id),
  accepted_at timestamptz,
  confirmed_at timestamptz,
  -- Taken back, or no longer shared.
  ended_at timestamptz,
  check (num_nonnulls(bike_id, fits_from) <= 1),
  check (num_nonnulls(accepted_by, accepted_at) in (0, 2)),
  check (confirmed_at is null or accepted_at is not null)
);
create index share_offer_by_account on share_offer (account_id, created_at desc);
create index share_offer_by_fitter on share_offer (accepted_by) where accepted_by is not null;
call app.protect('share_offer');
grant select, insert on share_offer to spokewell_app;
grant update (confirmed_at, ended_at) on share_offer to spokewell_app;
call app.readers('share_offer', 'account_id = app.acting_client()');
call app.writers('share_offer', 'account_id = app.acting_client()', 'account_id = app.acting_client()', null);
-- An offer goes with its account, and the entry of the account's erasure says so.
create constraint trigger audited_insert after insert on share_offer
  deferrable initially deferred for each row execute function app.require_audit_entry('id');
create constraint trigger audited_update after update on share_offer
  deferrable initially deferred for each row execute function app.require_audit_entry('id');

-- Until now nothing made a share. Each belongs to the offer that was confirmed, and to one file of the rider.
alter table bike add unique (rider_id, id);
alter table share
  add column offer_id uuid not null references share_offer (id) on delete cascade,
  add column bike_id uuid,
  add column fits_from date,
  add foreign key (rider_id, bike_id) references bike (rider_id, id) on delete cascade,
  add unique (offer_id, rider_id);
create index share_by_bike on share (rider_id, bike_id) where bike_id is not null;
grant insert on share to spokewell_app;
grant update (ended_at) on share to spokewell_app;
create policy adds_share on share for insert to spokewell_app
  with check (account_id = app.acting_client() and rider_id = any ((select app.own_files())::uuid[]));
create policy changes_share on share for update to spokewell_app using (account_id = app.acting_client());

-- A share says nothing other than the offer that its rider confirmed, and never lets a fitter into their own file.
create function app.check_share() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from share_offer o join rider r on r.id = new.rider_id
      where o.id = new.offer_id and o.account_id = new.account_id and o.accepted_by = new.fitter_id
        and o.confirmed_at is not null and o.until_at is not distinct from new.until_at
        and o.bike_id is not distinct from new.bike_id and o.fits_from is not distinct from new.fits_from
        and r.account_id = new.account_id and r.fitter_id <> new.fitter_id and r.erased_at is null) then
    raise exception 'a share is what the rider confirmed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
revoke all on function app.check_share() from public;
create trigger confirmed before insert on share for each row execute function app.check_share();

-- Which fits are within a share or an offer. Shared are fits that took place, and nothing before them.
create function app.fit_is_within(fitted_at timestamptz, cancelled_at timestamptz, fit_bike uuid, zone text,
                                  bike uuid, from_day date) returns boolean language sql stable
return fitted_at is not null and cancelled_at is null and (bike is null or fit_bike = bike)
  and (from_day is null or app.day_in(coalesce(zone, 'UTC'), fitted_at) >= from_day);
grant execute on function app.fit_is_within(timestamptz, timestamptz, uuid, text, uuid, date) to spokewell_gate;

-- The fits that riders share with the acting fitter now. The file must still be the account's that shares it.
create function app.shared_fits() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select case when app.actor() = 'fitter' then array(
    select s.id from share h join rider r on r.id = h.rider_id join session s on s.rider_id = h.rider_id
    where h.fitter_id = app.account_id() and h.ended_at is null and h.from_at <= app.now()
      and (h.until_at is null or h.until_at > app.now())
      and r.account_id = h.account_id and r.erased_at is null
      and app.fit_is_within(s.fitted_at, s.cancelled_at, s.bike_id, r.time_zone, h.bike_id, h.fits_from)) end
$$;
create function app.shared_bikes() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select array(select s.bike_id from session s where s.id = any (app.shared_fits()) and s.bike_id is not null)
$$;
create function app.files_of_shared_fits() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select array(select distinct s.rider_id from session s where s.id = any (app.shared_fits()))
$$;
call app.answered_by_gate('app.shared_fits()');
call app.answered_by_gate('app.shared_bikes()');
call app.answered_by_gate('app.files_of_shared_fits()');

-- A fitter reads shared fits one by one, not whole files as before: these helpers no longer name the files of a share.
create or replace function app.readable_files() returns uuid[] language sql stable
return case app.actor() when 'client' then array(select app.own_riders())
                        when 'support' then array(select app.supported_riders()) end;
-- Of a file the fitter needs the row: the rider's name, and the key that opens the shared fits.
create or replace function app.opened_files() returns uuid[] language sql stable
return case app.actor() when 'fitter' then app.files_of_shared_fits()
                        when 'support' then array(select app.supported_riders()) end;
create or replace function app.sharing_fitters() returns setof uuid language sql stable
begin atomic
  select r.fitter_id from public.rider r where r.id = any (app.files_of_shared_fits());
end;
drop function app.shared_riders();
-- Riders also see who accepted an offer of theirs, and with whom they share.
create or replace function app.own_fitters() returns setof uuid language sql stable
begin atomic
  select r.fitter_id from public.rider r where r.account_id = app.account_id()
  union select o.accepted_by from public.share_offer o where o.account_id = app.account_id() and o.accepted_by is not null;
end;

create procedure app.shared_with_fit(target regclass, rule text default 'session_id = any ((select app.shared_fits())::uuid[])')
language plpgsql as $$
begin
  execute format('create policy shared_fits on %s for select to spokewell_app using (coalesce(%s, false))', target, rule);
end $$;
call app.shared_with_fit('session', 'id = any ((select app.shared_fits())::uuid[])');
call app.shared_with_fit('bike', 'id = any ((select app.shared_bikes())::uuid[])');
call app.shared_with_fit('measurement');
call app.shared_with_fit('intervention', 'session_id = any ((select app.shared_fits())::uuid[]) and withdrawn_at is null');
call app.shared_with_fit('recommendation', 'session_id = any ((select app.shared_fits())::uuid[]) and withdrawn_at is null');
call app.shared_with_fit('photo', 'session_id = any ((select app.shared_fits())::uuid[]) and removed_at is null');
call app.shared_with_fit('follow_up');
call app.shared_with_fit('submission');
call app.shared_with_fit('submission_figure');
call app.shared_with_fit('second_baseline');

-- The link, opened by a fitter. It tells what is offered and nothing of the rider.
create function app.offer_behind(link_hash bytea) returns table
  (id uuid, account_id uuid, bike_id uuid, fits_from date, until_at timestamptz, expires_at timestamptz, accepted_by uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.account_id, o.bike_id, o.fits_from, o.until_at, o.expires_at, o.accepted_by from share_offer o
  where o.secret_hash = link_hash and app.actor() = 'fitter' and o.ended_at is null and o.confirmed_at is null
    and o.expires_at > app.now() and (o.until_at is null or o.until_at > app.now())
    and (o.accepted_by is null or o.accepted_by = app.account_id())
$$;
call app.answered_by_gate('app.offer_behind(bytea)');

-- The first fitter who accepts is the only one. Whoever already has all files of the offer is not offered anything.
create function app.accept_offer(link_hash bytea, request text) returns text
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare offer record; taken uuid;
begin
  select * into offer from app.offer_behind(link_hash);
  if offer.id is null then return 'ended'; end if;
  if not exists (select 1 from account a where a.id = app.account_id() and a.proven_at is not null) then
    return 'unproven';
  end if;
  if not exists (select 1 from rider r where r.account_id = offer.account_id and r.erased_at is null
      and r.fitter_id <> app.account_id()
      and (offer.bike_id is null or exists (select 1 from bike b where b.id = offer.bike_id and b.rider_id = r.id))) then
    return 'own';
  end if;
  if offer.accepted_by is not null then return 'waiting'; end if;
  update share_offer o set accepted_by = app.account_id(), accepted_at = app.now()
    where o.id = offer.id and o.accepted_by is null and o.ended_at is null returning o.id into taken;
  if taken is null then return 'ended'; end if;
  insert into audit_entry (transaction_id, at, request_id, actor, actor_id, action, entity, entity_id, account_id, changes)
    values ('0', app.now(), request, 'fitter', app.account_id(), 'share_offer.accepted', 'share_offer', taken,
      offer.account_id, jsonb_build_object('accepted_by', jsonb_build_object('to', app.account_id())));
  perform app.tell('sharing', offer.account_id);
  return 'waiting';
end $$;
call app.answered_by_gate('app.accept_offer(bytea, text)');
grant select on share_offer, bike to spokewell_gate;
grant update (accepted_by, accepted_at) on share_offer to spokewell_gate;
create policy gate_accepts on share_offer to spokewell_gate using (true) with check (true);
create policy gate_reads on bike for select to spokewell_gate using (true);

-- The fitter's working notes lie apart from the fit, because row security shares rows and not columns. Nobody but the
-- fitter reads them, and they change with the version of their session, whose entry in the trail has them. What was noted
-- about an alert has been the fitter's alone from the start: follow_up_alert is not shared.
create table session_note (
  session_id uuid primary key,
  fitter_id uuid not null,
  rider_id uuid not null,
  notes_sealed bytea not null,
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create index session_note_by_fitter on session_note (fitter_id, rider_id, session_id);
create index session_note_by_rider on session_note (rider_id);
call app.protect('session_note');
grant select, insert on session_note to spokewell_app;
grant update (notes_sealed) on session_note to spokewell_app;
call app.readers('session_note', 'fitter_id = app.acting_fitter()');
call app.writers('session_note', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', null);
call app.hides_files('session_note');
insert into session_note (session_id, fitter_id, rider_id, notes_sealed)
  select s.id, s.fitter_id, s.rider_id, s.notes_sealed from session s where s.notes_sealed is not null;

drop trigger fitting on session;
alter table session drop column notes_sealed;
create trigger fitting before update of bike_id, goal_weights, fitted_at, closed_at, cancelled_at on session
  for each row execute function app.refuse_fitting();
create or replace function app.erase_fits() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set bike_id = null, goal_weights = '{}', saddle_reference = null, saddle_method = null
    where s.rider_id = new.id;
  delete from session_note n where n.rider_id = new.id;
  perform app.erase_rows(new.id, 'measurement', 'intervention', 'recommendation', 'photo', 'bike');
  return null;
end $$;
