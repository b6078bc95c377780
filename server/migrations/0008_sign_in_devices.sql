-- A person sees where they are signed in, and ends it. Of the browser nothing is kept but these two words;
-- a sign-in knows whether a second factor stood behind it, for its cookie is renewed when one comes to it.

alter table sign_in
  add column browser text not null default 'other'
    check (browser in ('chrome', 'firefox', 'safari', 'edge', 'other')),
  add column system text not null default 'other'
    check (system in ('windows', 'macos', 'ios', 'android', 'linux', 'other')),
  add column second_factor boolean not null default false;

-- A cookie is renewed in place: the device stays the one it was, its old secret is forgotten.
grant update (token_hash, second_factor) on sign_in to spokewell_app;

-- As before, and a guest who signs in is a guest no more: the cookie ends whether or not there is a file to claim.
create or replace function app.claim_rider(cookie_hash bytea, at timestamptz)
returns table (rider_id uuid, fitter_id uuid, address_proven boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare g sign_in; s session; me account;
begin
  if app.actor() <> 'client' then return; end if;
  select x.* into g from sign_in x
    where x.token_hash = cookie_hash and x.guest_session_id is not null and x.ended_at is null
      and x.expires_at > at and x.last_used_at + x.idle_limit > at;
  if g.id is null then return; end if;
  update sign_in x set ended_at = at where x.id = g.id;
  select x.* into s from session x where x.id = g.guest_session_id and x.intake_submitted_at is not null;
  if s.id is null then return; end if;
  select x.* into me from account x where x.id = app.account_id();
  update rider r set account_id = me.id where r.id = s.rider_id and r.account_id is null;
  if not found then return; end if;
  return query select s.rider_id, s.fitter_id, g.proves_address and exists (
    select 1 from invitation i where i.session_id = s.id and i.address_hash = me.email_hash);
end $$;
