-- Whether the rider's own account has proven the address by which their file is found. A fitter is told of their own
-- riders only; what the account's address is, nobody is told.

create function app.address_is_riders_own(wanted uuid, address bytea) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from rider r join account a on a.id = r.account_id
    where r.id = wanted and app.actor() = 'fitter' and r.fitter_id = app.account_id()
      and a.email_hash = address and a.proven_at is not null)
$$;
call app.answered_by_gate('app.address_is_riders_own(uuid, bytea)');
