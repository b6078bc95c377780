-- Only a proven address counts, and one function says what that is. An account that has proven nothing takes over no
-- file, whatever link or cookie it brings: the trigger on `rider` refuses it even if the code above is wrong.

-- The address that an account has proven; null while it has proven none. Every comparison of addresses asks this.
create function app.proven_address(email_hash bytea, proven_at timestamptz) returns bytea
language sql immutable parallel safe
return case when proven_at is not null then email_hash end;

alter table account add constraint account_proves_an_address check (proven_at is null or email_hash is not null);
-- One account for each proven address. Accounts that have proven nothing block nobody.
create unique index account_by_proven_address on account (app.proven_address(email_hash, proven_at));
drop index account_proven_email;

create or replace function app.proven_elsewhere(wanted bytea, mine uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select 1 from account a where app.proven_address(a.email_hash, a.proven_at) = wanted and a.id <> mine)
$$;

create or replace function app.address_is_riders_own(wanted uuid, address bytea) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select 1 from rider r join account a on a.id = r.account_id
    where r.id = wanted and app.actor() = 'fitter' and r.fitter_id = app.account_id()
      and app.proven_address(a.email_hash, a.proven_at) = address)
$$;

-- A file that was nobody's goes to an account that has proven its address, and to no other.
create function app.require_proven_owner() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
      select 1 from account a
      where a.id = new.account_id and app.proven_address(a.email_hash, a.proven_at) is not null) then
    raise exception 'an account without a proven address takes over no file' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
revoke all on function app.require_proven_owner() from public;
create trigger proven_owner before update of account_id on rider for each row
  when (new.account_id is not null and new.account_id is distinct from old.account_id)
  execute function app.require_proven_owner();

-- Whose a file is changes through the two functions below and an erasure only.
revoke update (account_id) on rider from spokewell_app;

-- A guest's sign-in that is still alive.
create function app.live_guest(cookie_hash bytea, at timestamptz) returns setof sign_in
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select s.* from sign_in s
  where s.token_hash = cookie_hash and s.guest_session_id is not null and s.ended_at is null
    and s.expires_at > at and s.last_used_at + s.idle_limit > at
$$;
revoke all on function app.live_guest(bytea, timestamptz) from public;
grant execute on function app.live_guest(bytea, timestamptz) to spokewell_gate;

-- The file that a guest can keep in an account: nobody's yet, and for an intake, sent. With it the address that their
-- mail went to; for an intake only if that mail is what let them in.
create function app.file_of_guest(held sign_in) returns table (rider_id uuid, fitter_id uuid, mailed_to bytea)
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  if held.guest_follow_up_id is not null then
    return query select r.id, r.fitter_id, (
        select x.address_hash from follow_up_secret x
        where x.follow_up_id = held.guest_follow_up_id and x.purpose = 'answer' and x.revoked_at is null
        order by x.created_at desc limit 1)
      from session s join rider r on r.id = s.rider_id
      where s.id = held.guest_session_id and r.account_id is null;
  elsif held.guest_report_hash is not null then
    return query select b.rider_id, b.fitter_id, x.address_hash
      from app.report_behind(held.guest_report_hash) b
      join report_secret x on x.hash = held.guest_report_hash
      where b.account_id is null;
  else
    return query select r.id, r.fitter_id, case when held.proves_address then (
        select i.address_hash from invitation i where i.session_id = s.id order by i.created_at desc limit 1) end
      from session s join rider r on r.id = s.rider_id
      where s.id = held.guest_session_id and s.intake_submitted_at is not null and r.account_id is null;
  end if;
end $$;
revoke all on function app.file_of_guest(sign_in) from public;
grant execute on function app.file_of_guest(sign_in) to spokewell_gate;

-- Whether the guest of this cookie was let in by a mail to the address of the account that asks: the link or code of
-- an invitation, or a code for another device. That proves the address. The link of a report or a reminder does not: it
-- may be forwarded, and it opens a file that somebody else has written.
create function app.guest_proves_own_address(cookie_hash bytea, at timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select 1 from app.live_guest(cookie_hash, at) g, app.file_of_guest(g) f, account me
    where g.proves_address and g.guest_follow_up_id is null and g.guest_report_hash is null
      and app.actor() = 'client' and me.id = app.account_id() and me.email_hash = f.mailed_to)
$$;
call app.answered_by_gate('app.guest_proves_own_address(bytea, timestamptz)');

-- A guest who signs in keeps the file in their account. `unproven`: the account has proven no address; nothing changes,
-- and nothing is said of where a mail went. `other_address`: a report's or reminder's mail went to another address than
-- the proven one; nothing changes. Otherwise the guest's sign-in ends, whether or not there is a file to keep.
drop function app.claim_rider(bytea, timestamptz);
drop function app.claim_intake(bytea, timestamptz);
create function app.claim_rider(cookie_hash bytea, at timestamptz)
returns table (outcome text, rider_id uuid, fitter_id uuid)
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare held sign_in; file record; mine bytea; kept uuid;
begin
  if app.actor() <> 'client' then return; end if;
  select g.* into held from app.live_guest(cookie_hash, at) g;
  if held.id is null then return; end if;
  select f.* into file from app.file_of_guest(held) f;
  if file.rider_id is not null then
    select app.proven_address(a.email_hash, a.proven_at) into mine from account a where a.id = app.account_id();
    if mine is null then
      return query select 'unproven', null::uuid, null::uuid;
      return;
    end if;
    if (held.guest_follow_up_id is not null or held.guest_report_hash is not null)
        and file.mailed_to is distinct from mine then
      return query select 'other_address', null::uuid, null::uuid;
      return;
    end if;
    update rider r set account_id = app.account_id() where r.id = file.rider_id and r.account_id is null
      returning r.id into kept;
  end if;
  update sign_in s set ended_at = at where s.id = held.id;
  if kept is not null then return query select 'claimed', kept, file.fitter_id; end if;
end $$;
call app.answered_by_gate('app.claim_rider(bytea, timestamptz)');

-- An invitation that is sent to another address proves that one from then on. What proved the earlier address proves
-- nothing more: neither a link that was sent there, nor the guest who came by it.
create function app.forget_earlier_proof() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update invitation_secret set proves_address = false where invitation_id = new.id and proves_address;
  update sign_in set proves_address = false where guest_session_id = new.session_id and proves_address;
  return new;
end $$;
revoke all on function app.forget_earlier_proof() from public;
create trigger earlier_proof after update of address_hash on invitation for each row
  when (new.address_hash is distinct from old.address_hash)
  execute function app.forget_earlier_proof();

-- The fitter sends an invitation of theirs to a corrected address.
create function app.address_invitation(wanted uuid, address bytea) returns void
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  update invitation set address_hash = address
  where id = wanted and app.actor() = 'fitter' and fitter_id = app.account_id()
$$;
grant update (address_hash) on invitation to spokewell_gate;
call app.answered_by_gate('app.address_invitation(uuid, bytea)');

-- The guest of an invitation is a client who has proven the invited address: the file becomes theirs. Says whether it
-- was nobody's until now.
create function app.give_invited_file(claimer uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.actor() <> 'guest' then return false; end if;
  update rider r set account_id = a.id
    from invitation i, account a
    where r.id = app.guest_rider_id() and r.account_id is null
      and i.session_id = app.guest_session_id()
      and a.id = claimer and a.role = 'client'
      and app.proven_address(a.email_hash, a.proven_at) = i.address_hash;
  return found;
end $$;
call app.answered_by_gate('app.give_invited_file(uuid)');

-- The names in the helpers that policies use are bound when the helper is made: no temporary table, type or schema put
-- in front of the search path changes what they mean, and the planner can still inline them. Every other function has
-- its search path pinned by the migration runner (server/database/pin-search-path.ts).
create or replace function app.actor() returns text language sql stable parallel safe
return coalesce(nullif(current_setting('app.actor', true), ''), 'nobody');
create or replace function app.account_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.account_id', true), '')::uuid;
create or replace function app.guest_session_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.guest_session_id', true), '')::uuid;
create or replace function app.guest_rider_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.guest_rider_id', true), '')::uuid;
create or replace function app.guest_fitter_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.guest_fitter_id', true), '')::uuid;
create or replace function app.guest_follow_up_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.guest_follow_up_id', true), '')::uuid;
create or replace function app.report_session_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.report_session_id', true), '')::uuid;
create or replace function app.report_rider_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.report_rider_id', true), '')::uuid;
create or replace function app.now() returns timestamptz language sql stable parallel safe
return nullif(current_setting('app.now', true), '')::timestamptz;

create or replace function app.own_riders() returns setof uuid language sql stable
begin atomic
  select r.id from public.rider r where r.account_id = app.account_id();
end;
create or replace function app.shared_riders() returns setof uuid language sql stable
begin atomic
  select s.rider_id from public.share s
  where s.fitter_id = app.account_id() and s.ended_at is null
    and s.from_at <= app.now() and (s.until_at is null or s.until_at > app.now());
end;
create or replace function app.supported_riders() returns setof uuid language sql stable
begin atomic
  select a.rider_id from public.support_access a
  where a.support_id = app.account_id() and a.ended_at is null and a.from_at <= app.now() and a.until_at > app.now();
end;
create or replace function app.own_fitters() returns setof uuid language sql stable
begin atomic
  select r.fitter_id from public.rider r where r.account_id = app.account_id();
end;
create or replace function app.sharing_fitters() returns setof uuid language sql stable
begin atomic
  select r.fitter_id from public.rider r where r.id = any (array(select app.shared_riders()));
end;
create or replace function app.supported_fitters() returns setof uuid language sql stable
begin atomic
  select r.fitter_id from public.rider r where r.id = any (array(select app.supported_riders()));
end;
create or replace function app.own_sessions() returns setof uuid language sql stable
begin atomic
  select s.id from public.session s where s.rider_id = any (array(select app.own_riders()));
end;
create or replace function app.follow_up_is_past(window_ends_on date, at timestamptz) returns boolean
language sql immutable parallel safe
return at >= (window_ends_on + 1 + time '12:00') at time zone 'UTC';
