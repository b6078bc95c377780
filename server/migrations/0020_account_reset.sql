-- Whoever signs up with an address need not be the one who reads it. When somebody else proves the address, the role
-- and the name chosen at sign-up are chosen again. An account in use keeps both: its files hang from the role, and other
-- people know it by the name.

alter table account add column reset_at timestamptz;
comment on column account.reset_at is 'the address was proven by somebody else than who signed up: role and name are asked for at the next sign-in';

-- Whether an account holds anything but intakes that were begun and not sent. Every fitter has a profile from the start;
-- one that was filled in is work somebody did.
create function app.is_in_use(wanted uuid) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select 1 from rider r where r.fitter_id = wanted)
      or exists (select 1 from fitter_profile p where p.fitter_id = wanted
                 and (p.studio_sealed is not null or p.logo_sealed is not null or p.listed))
      or exists (select 1 from share s where wanted in (s.account_id, s.fitter_id))
      or exists (select 1 from rider r join session s on s.rider_id = r.id where r.account_id = wanted
                 and (s.intake_submitted_at is not null or s.fitted_at is not null))
$$;
revoke all on function app.is_in_use(uuid) from public;
grant execute on function app.is_in_use(uuid) to spokewell_gate;

-- Asked by the sign-in service in its own transaction. Ends what the account is signed in by. Consents that it gave for
-- itself were a stranger's word and go, with a profile nobody filled in; intakes that were begun stay.
create function app.reset_account(subject text, at timestamptz) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare a account;
begin
  select x.* into a from account x where x.identity_subject = subject for update;
  if a.id is null or a.disabled_at is not null or a.proven_at is not null or a.role = 'support' then return; end if;
  update sign_in s set ended_at = at where s.account_id = a.id and s.ended_at is null;
  if app.is_in_use(a.id) then return; end if;
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, account_id, changes)
    select '0', at, 'sign-in service', 'system', 'account.reset', e.entity, e.id, a.id, '{}'
    from (select 'account' as entity, a.id
          union all select 'fitter_profile', p.fitter_id from fitter_profile p where p.fitter_id = a.id
          union all select 'consent', c.id from consent c where c.account_id = a.id and c.rider_id is null) e;
  perform set_config('app.erasing', 'yes', true);
  delete from consent c where c.account_id = a.id and c.rider_id is null;
  perform set_config('app.erasing', '', true);
  delete from fitter_profile p where p.fitter_id = a.id;
  update account x set reset_at = at where x.id = a.id;
  perform app.tell('account', a.id);
end $$;

-- The account that acts, after a reset, goes on in the role its owner chose. A fitter has no files as a rider: what was
-- begun goes back to the fitters whose files they are, who can invite again.
create function app.choose_role_again(wanted text, at timestamptz, request text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare a account;
begin
  select x.* into a from account x where x.id = app.account_id() and x.reset_at is not null for update;
  if a.id is null or wanted not in ('client', 'fitter') then
    raise exception 'nothing is chosen again' using errcode = 'insufficient_privilege';
  end if;
  perform app.act_as('system', null, at);
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, account_id, changes)
    values ('0', at, request, 'system', 'account.role_chosen', 'account', a.id, a.id,
      jsonb_build_object('role', jsonb_build_object('from', a.role, 'to', wanted)));
  if wanted = 'fitter' then
    insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, account_id, changes)
      select '0', at, request, 'system', 'rider.released', 'rider', r.id, r.fitter_id, r.id, a.id,
        jsonb_build_object('account_id', jsonb_build_object('from', a.id, 'to', null))
      from rider r where r.account_id = a.id;
    update rider r set account_id = null where r.account_id = a.id;
  end if;
  update account x set role = wanted, reset_at = null where x.id = a.id;
  perform app.act_as(wanted, a.id, at);
end $$;

grant update (role, reset_at) on account to spokewell_gate;
call app.answered_by_gate('app.reset_account(text, timestamptz)');
revoke execute on function app.reset_account(text, timestamptz) from spokewell_app;
grant execute on function app.reset_account(text, timestamptz) to spokewell_identity;
call app.answered_by_gate('app.choose_role_again(text, timestamptz, text)');
