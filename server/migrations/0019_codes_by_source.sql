-- Wrong codes of invitations and for further devices are counted as those of the sign-in service are: for each code by
-- where they came from, and in all (identity/migrations/0004). No address has a count of its own any more.

drop function app.enter_by_code(bytea, bytea, smallint, timestamptz, timestamptz);

-- The codes mailed to an address that are of use now, under an id that changes with each new code, and whether the
-- typed one is it. The guess is counted before the answer counts.
create function app.codes_of_address(wanted_address bytea, wanted_code bytea, at timestamptz)
returns table (code_id uuid, fits boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select left(encode(sha256(i.code_hash), 'hex'), 32)::uuid, i.code_hash = wanted_code
  from invitation i join session s on s.id = i.session_id
  where i.address_hash = wanted_address and i.code_hash is not null
    and i.withdrawn_at is null and i.expires_at > at
    and s.intake_submitted_at is null and s.cancelled_at is null
$$;
call app.answered_by_gate('app.codes_of_address(bytea, bytea, timestamptz)');

-- Enter by the typed code of an invited address, as the guest of its session.
create function app.enter_by_code(wanted_address bytea, wanted_code bytea, at timestamptz)
returns table (invitation_id uuid, session_id uuid, rider_id uuid, fitter_id uuid)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare i invitation;
begin
  select x.* into i from invitation x join session s on s.id = x.session_id
    where x.address_hash = wanted_address and x.code_hash = wanted_code
      and x.withdrawn_at is null and x.expires_at > at
      and s.intake_submitted_at is null and s.cancelled_at is null;
  if i.id is null then return; end if;
  perform app.act_as_guest(i.session_id, i.rider_id, i.fitter_id, at);
  return query select i.id, i.session_id, i.rider_id, i.fitter_id;
end $$;
call app.answered_by_gate('app.enter_by_code(bytea, bytea, timestamptz)');

-- What erased an account also erased the count of its address.
do $$
declare f record;
begin
  grant create on schema app to spokewell_gate;
  for f in select p.oid, pg_get_functiondef(p.oid) as definition from pg_proc p
           where p.pronamespace = 'app'::regnamespace and p.prokind = 'f' and p.prosrc like '%code_attempt%' loop
    execute regexp_replace(f.definition, '[^\n]*code_attempt[^\n]*\n', '', 'g');
  end loop;
  revoke create on schema app from spokewell_gate;
end $$;
drop table code_attempt;
alter table device_code drop column tries;
