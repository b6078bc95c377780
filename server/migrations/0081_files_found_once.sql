-- Row security asks of every table in every statement which files are closed or hidden and which fits are shared. Each of
-- the three answers took longer than reading the rows. They are now found when they are first asked for, and kept in a
-- setting for the rest of the transaction, for actors whose answers nobody changes within it. Support and the system do
-- change them, so for them each statement asks anew.
create function app.keep_found_files(setting text, files uuid[]) returns uuid[]
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.actor() in ('fitter', 'client', 'guest', 'anonymous') then
    perform set_config(setting, files::text, true);
  end if;
  return files;
end $$;

create function app.find_closed_files() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare me uuid := app.account_id();
begin
  return app.keep_found_files('app.closed_files', case app.actor()
    when 'fitter' then
      array(select r.rider_id from restriction r where r.ended_at is null and (r.fitter_id = me
        or r.rider_id in (select s.rider_id from share s where s.fitter_id = me and s.ended_at is null)))
    when 'support' then
      array(select r.rider_id from restriction r where r.ended_at is null
        and r.rider_id in (select a.rider_id from support_access a where a.support_id = me and a.ended_at is null))
    when 'system' then
      array(select r.rider_id from restriction r where r.ended_at is null)
    else '{}' end);
end $$;
call app.answered_by_gate('app.find_closed_files()');

create function app.find_hidden_files() returns uuid[]
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  return app.keep_found_files('app.hidden_files', case when app.actor() = 'fitter' then
      array(select e.rider_id from ended_access e where e.fitter_id = app.account_id() and e.resumed_at is null)
    else '{}' end);
end $$;

create function app.find_shared_fits() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return app.keep_found_files('app.shared_fits', case when app.actor() = 'fitter' then
      array(select s.id from share h join rider r on r.id = h.rider_id join session s on s.rider_id = h.rider_id
        where h.fitter_id = app.account_id() and h.ended_at is null and h.from_at <= app.now()
          and (h.until_at is null or h.until_at > app.now())
          and r.account_id = h.account_id and r.erased_at is null
          and app.fit_is_within(s.fitted_at, s.cancelled_at, s.bike_id, r.time_zone, h.bike_id, h.fits_from))
    else '{}' end);
end $$;
call app.answered_by_gate('app.find_shared_fits()');

-- PostgreSQL puts the expressions of these three in place of their calls.
create or replace function app.closed_files() returns uuid[] language sql stable security invoker
return coalesce(nullif(current_setting('app.closed_files', true), '')::uuid[], app.find_closed_files());
create or replace function app.hidden_files() returns uuid[] language sql stable
return coalesce(nullif(current_setting('app.hidden_files', true), '')::uuid[], app.find_hidden_files());
create or replace function app.shared_fits() returns uuid[] language sql stable security invoker
return coalesce(nullif(current_setting('app.shared_fits', true), '')::uuid[], app.find_shared_fits());

-- What was found ends with the actor for whom it was found, and with each change of what it was found in.
create function app.forget_found_files() returns void
language sql volatile set search_path = pg_catalog, public, pg_temp as $$
  select set_config('app.closed_files', '', true), set_config('app.hidden_files', '', true),
         set_config('app.shared_fits', '', true)
$$;
create function app.forget_found_files_after_change() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform app.forget_found_files();
  return null;
end $$;
revoke all on function app.forget_found_files_after_change() from public;
create trigger forget_found_files after insert or update or delete on restriction
  for each statement execute function app.forget_found_files_after_change();
create trigger forget_found_files after insert or update or delete on ended_access
  for each statement execute function app.forget_found_files_after_change();
create trigger forget_found_files after insert or update or delete on share
  for each statement execute function app.forget_found_files_after_change();

create or replace function app.set_actor(actor text, account uuid, at timestamptz) returns void
language sql set search_path = pg_catalog, public, pg_temp as $$
  select app.forget_found_files(),
         set_config('app.actor', actor, true),
         set_config('app.account_id', coalesce(account::text, ''), true),
         set_config('app.guest_session_id', '', true),
         set_config('app.guest_rider_id', '', true),
         set_config('app.guest_fitter_id', '', true),
         set_config('app.now', at::text, true)
$$;

create or replace function app.enter(cookie_hash bytea, at timestamptz, counts_as_use boolean default true)
returns table (sign_in_id uuid, actor text, account_id uuid, session_id uuid, rider_id uuid, fitter_id uuid,
               follow_up_id uuid, report boolean)
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  report_hash bytea;
  used_at timestamptz;
begin
  if cookie_hash is not null then
    -- A disabled account has no role here, and a cancelled session no file.
    select i.id, a.role, a.id, x.id, x.rider_id, x.fitter_id, i.guest_follow_up_id, i.guest_report_hash, i.last_used_at
      into sign_in_id, actor, account_id, session_id, rider_id, fitter_id, follow_up_id, report_hash, used_at
      from sign_in i
        left join account a on a.id = i.account_id and a.disabled_at is null
        left join session x on x.id = i.guest_session_id and x.cancelled_at is null
      where i.token_hash = cookie_hash and i.ended_at is null
        and i.expires_at > at and i.last_used_at + i.idle_limit > at;
    if session_id is not null and (report_hash is null
        or exists (select 1 from app.report_behind(report_hash) b where b.account_id is null)) then
      actor := 'guest';
    end if;
  end if;
  if actor is null then
    sign_in_id := null; account_id := null; session_id := null; rider_id := null; fitter_id := null; follow_up_id := null;
    actor := 'anonymous';
    report := false;
  else
    report := report_hash is not null;
    -- Last use is kept to the minute, so that reading does not write each time.
    if counts_as_use and used_at < at - interval '1 minute' then
      update sign_in i set last_used_at = at where i.id = sign_in_id and i.last_used_at < at - interval '1 minute';
    end if;
  end if;
  perform set_config('app.closed_files', '', true), set_config('app.hidden_files', '', true),
    set_config('app.shared_fits', '', true),
    set_config('app.actor', actor, true),
    set_config('app.account_id', coalesce(account_id::text, ''), true),
    set_config('app.guest_session_id', case when report then '' else coalesce(session_id::text, '') end, true),
    set_config('app.guest_rider_id', case when report then '' else coalesce(rider_id::text, '') end, true),
    set_config('app.guest_fitter_id', coalesce(fitter_id::text, ''), true),
    set_config('app.guest_follow_up_id', coalesce(follow_up_id::text, ''), true),
    set_config('app.report_session_id', case when report then coalesce(session_id::text, '') else '' end, true),
    set_config('app.report_rider_id', case when report then coalesce(rider_id::text, '') else '' end, true),
    set_config('app.now', at::text, true);
  return next;
end $$;
