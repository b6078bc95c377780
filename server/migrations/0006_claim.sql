-- Turning a guest's intake into an account: the file of the session whose guest cookie this browser holds,
-- once the intake is sent, becomes the account's. The cookie is the proof; it ends here.

grant update (account_id) on rider to spokewell_gate;
create policy gate_claims on rider for update to spokewell_gate using (true);

create function app.claim_rider(cookie_hash bytea, at timestamptz)
returns table (rider_id uuid, fitter_id uuid, address_proven boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare g sign_in; s session; me account;
begin
  if app.actor() <> 'client' then return; end if;
  select x.* into g from sign_in x
    where x.token_hash = cookie_hash and x.guest_session_id is not null and x.ended_at is null
      and x.expires_at > at and x.last_used_at + x.idle_limit > at;
  select x.* into s from session x where x.id = g.guest_session_id and x.intake_submitted_at is not null;
  if s.id is null then return; end if;
  select x.* into me from account x where x.id = app.account_id();
  update rider r set account_id = me.id where r.id = s.rider_id and r.account_id is null;
  if not found then return; end if;
  update sign_in x set ended_at = at where x.id = g.id;
  return query select s.rider_id, s.fitter_id, g.proves_address and exists (
    select 1 from invitation i where i.session_id = s.id and i.address_hash = me.email_hash);
end $$;

grant create on schema app to spokewell_gate;
alter function app.claim_rider(bytea, timestamptz) owner to spokewell_gate;
revoke create on schema app from spokewell_gate;
revoke all on function app.claim_rider(bytea, timestamptz) from public;
grant execute on function app.claim_rider(bytea, timestamptz) to spokewell_app;
