-- Every request enters by its cookie. The entry was a function of 0005 within one of 0012, which called further ones for
-- each setting. This is the same in one function with one query.
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
  perform set_config('app.actor', actor, true),
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
drop function app.enter_sign_in(bytea, timestamptz, boolean);
drop function app.touch(sign_in, timestamptz);
