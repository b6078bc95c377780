-- Deleting an account: its files by the way of 0007, then everything else of the person. Of a fitter's account the
-- empty row stays while fits refer to it; of a rider's nothing does.

alter table account add column erased_at timestamptz;
alter table account alter column name_sealed drop not null;
alter table account alter column identity_subject drop not null;
alter table account add constraint account_is_somebody_or_erased check (
  case when erased_at is null then num_nulls(name_sealed, identity_subject) = 0
       else disabled_at is not null
         and num_nonnulls(name_sealed, email_sealed, email_hash, identity_subject, proven_at) = 0 end);

-- What erases runs as the gate when a person asks for it, and as the owner on the console and after a restore.
grant select on share, consent, outbox, idempotency_key, device_code, draft, submission, support_access to spokewell_gate;
grant delete on account, fitter_profile, sign_in, share, support_access, consent, invitation, device_code, draft,
  submission, vault_key, idempotency_key, outbox to spokewell_gate;
grant update (email_hash, email_sealed, name_sealed, identity_subject, proven_at, language, units, disabled_at, erased_at)
  on account to spokewell_gate;
grant update (name_sealed, email_sealed, email_hash, language, time_zone, erased_at) on rider to spokewell_gate;
grant update (cancelled_at, closed_at) on session to spokewell_gate;
grant update (code_hash, withdrawn_at) on invitation to spokewell_gate;
grant update (revoked_at) on invitation_secret to spokewell_gate;
do $$
declare target text;
begin
  foreach target in array array['account', 'fitter_profile', 'rider', 'session', 'sign_in', 'share', 'support_access',
    'consent', 'invitation', 'invitation_secret', 'device_code', 'draft', 'submission', 'vault_key', 'idempotency_key',
    'outbox'] loop
    execute format('create policy gate_erases on %I to spokewell_gate using (true) with check (true)', target);
  end loop;
end $$;

-- Whoever looks at what changed looks again. One word an account: a notice has little room, and equal ones are one.
create function app.tell(topic text, account uuid) returns void language sql volatile as
$$ select pg_notify('spokewell_notice', json_build_object('topic', topic, 'accounts', json_build_array(account))::text) $$;

-- The files that riders with an account keep when their fitter goes: what waits for the fitter is called off, the
-- rest is closed.
create function app.leave_files(leaving uuid, at timestamptz, request text) returns void
language plpgsql volatile set search_path = public, pg_temp as $$
begin
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    select '0', at, request, 'system', e.action, e.entity, e.id, leaving, e.rider_id, e.changes
    from (select case when s.intake_submitted_at is null then 'session.cancelled' else 'session.closed' end as action,
            'session' as entity, s.id, s.rider_id,
            jsonb_build_object(case when s.intake_submitted_at is null then 'cancelled_at' else 'closed_at' end,
              jsonb_build_object('from', null, 'to', at)) as changes
          from session s where s.fitter_id = leaving and s.cancelled_at is null and s.closed_at is null
          union all
          select 'invitation.withdrawn', 'invitation', i.id, i.rider_id,
            jsonb_build_object('withdrawn_at', jsonb_build_object('from', null, 'to', at))
          from invitation i join session s on s.id = i.session_id
          where i.fitter_id = leaving and i.withdrawn_at is null and s.intake_submitted_at is null
            and s.cancelled_at is null and s.closed_at is null) e;
  -- Mails name the fitter.
  delete from outbox o where o.rider_id in (select r.id from rider r where r.fitter_id = leaving);
  delete from sign_in i where i.guest_session_id in (select s.id from session s where s.fitter_id = leaving);
  delete from draft d where d.session_id in (select s.id from session s where s.fitter_id = leaving);
  update invitation_secret x set revoked_at = at where x.fitter_id = leaving and x.revoked_at is null;
  update invitation i set withdrawn_at = at, code_hash = null where i.fitter_id = leaving and i.withdrawn_at is null
    and i.session_id in (select s.id from session s where s.fitter_id = leaving and s.intake_submitted_at is null
      and s.cancelled_at is null and s.closed_at is null);
  update session s set cancelled_at = at where s.fitter_id = leaving and s.intake_submitted_at is null
    and s.cancelled_at is null and s.closed_at is null;
  update session s set closed_at = at where s.fitter_id = leaving and s.cancelled_at is null and s.closed_at is null;
  perform app.tell('submissions', r.account_id) from rider r where r.fitter_id = leaving and r.account_id is not null;
end $$;

-- Erases a person's account and what is theirs. A rider's files go at every fitter; a fitter's go where nobody else
-- can open them. What the sign-in service keeps is for the caller to erase, in the same transaction.
create function app.erase_account(wanted uuid, at timestamptz, request text) returns boolean
language plpgsql volatile set search_path = public, pg_temp as $$
declare gone account; file uuid;
begin
  select a.* into gone from account a where a.id = wanted for update;
  if gone.id is null or gone.erased_at is not null then return false; end if;
  perform set_config('app.erasing', 'yes', true), app.act_as('system', null, at);
  for file in select r.id from rider r where r.erased_at is null
      and (r.account_id = gone.id or (r.fitter_id = gone.id and r.account_id is null)) order by r.id loop
    perform app.erase_rider(file, at, request);
  end loop;
  perform app.leave_files(gone.id, at, request);
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, account_id, changes)
    select '0', at, request, 'system', 'account.erased', e.entity, e.id, gone.id, '{}'
    from (select 'account' as entity, gone.id
          union all select 'fitter_profile', p.fitter_id from fitter_profile p where p.fitter_id = gone.id
          union all select 'consent', c.id from consent c where c.account_id = gone.id
          union all select 'share', s.id from share s where gone.id in (s.account_id, s.fitter_id)) e;
  delete from consent c where c.account_id = gone.id;
  delete from share s where s.account_id = gone.id or s.fitter_id = gone.id;
  delete from fitter_profile p where p.fitter_id = gone.id;
  delete from sign_in i where i.account_id = gone.id;
  delete from idempotency_key k where k.actor = gone.id;
  -- Mails and messages of the sign-in service say in their purpose whose they are.
  delete from outbox o where o.account_id = gone.id or o.purpose like 'identity:' || gone.identity_subject || ':%';
  delete from code_attempt c where c.address_hash = gone.email_hash;
  delete from vault_key k where k.holder = gone.id;
  if exists (select 1 from rider r where r.fitter_id = gone.id)
      or exists (select 1 from support_access a where a.support_id = gone.id) then
    update account a set name_sealed = null, email_sealed = null, email_hash = null, identity_subject = null,
      proven_at = null, language = 'en', units = 'metric', disabled_at = coalesce(a.disabled_at, at), erased_at = at
      where a.id = gone.id;
  else
    delete from account a where a.id = gone.id;
  end if;
  perform app.tell('account', gone.id);
  return true;
end $$;

-- Somebody deletes their own account, and no other.
create function app.erase_own_account(at timestamptz, request text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if app.actor() not in ('client', 'fitter') then
    raise exception 'only one''s own account' using errcode = 'insufficient_privilege';
  end if;
  return app.erase_account(app.account_id(), at, request);
end $$;

revoke all on function app.erase_account(uuid, timestamptz, text), app.leave_files(uuid, timestamptz, text) from public;
grant execute on function app.erase_rider(uuid, timestamptz, text), app.erase_account(uuid, timestamptz, text),
  app.leave_files(uuid, timestamptz, text) to spokewell_gate;
call app.answered_by_gate('app.erase_own_account(timestamptz, text)');
