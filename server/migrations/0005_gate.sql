-- The gate: the only questions answered before an actor is known, each a function of the no-login role
-- spokewell_gate with its own policies (forced row security binds it too). One per question.

grant usage on schema public to spokewell_gate;
-- Whether the schema is the program's own is asked before it serves.
grant select on schema_migration to spokewell_app;
grant select on account, rider, session, invitation, invitation_secret, fitter_profile, vault_key, sign_in to spokewell_gate;
grant update (last_used_at, ended_at) on sign_in to spokewell_gate;
grant select, insert, update, delete on code_attempt to spokewell_gate;
grant insert on outbox to spokewell_gate;
create policy gate_reads on account for select to spokewell_gate using (true);
create policy gate_reads on rider for select to spokewell_gate using (true);
create policy gate_reads on session for select to spokewell_gate using (true);
create policy gate_reads on invitation for select to spokewell_gate using (true);
create policy gate_counts on code_attempt to spokewell_gate using (true) with check (true);
create policy gate_reads on invitation_secret for select to spokewell_gate using (true);
create policy gate_reads on fitter_profile for select to spokewell_gate using (true);
create policy gate_reads on vault_key for select to spokewell_gate using (true);
create policy gate_reads on sign_in for select to spokewell_gate using (true);
create policy gate_ends on sign_in for update to spokewell_gate using (true);
create policy gate_enqueues on outbox for insert to spokewell_gate with check (true);

-- Enter by the cookie: who is it, and may they still? Nobody and ended ones act as anonymous.
-- An open tab that only listens does not count as use: it would never grow idle.
create function app.enter(cookie_hash bytea, at timestamptz, counts_as_use boolean default true)
returns table (sign_in_id uuid, actor text, account_id uuid, session_id uuid, rider_id uuid, fitter_id uuid)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  found_sign_in sign_in;
  found_role text;
  found_session session;
begin
  if cookie_hash is not null then
    select s.* into found_sign_in from sign_in s
      where s.token_hash = cookie_hash and s.ended_at is null
        and s.expires_at > at and s.last_used_at + s.idle_limit > at;
  end if;
  if found_sign_in.account_id is not null then
    select a.role into found_role from account a
      where a.id = found_sign_in.account_id and a.disabled_at is null;
    if found_role is not null then
      perform app.act_as(found_role, found_sign_in.account_id, at);
      if counts_as_use then perform app.touch(found_sign_in, at); end if;
      return query select found_sign_in.id, found_role, found_sign_in.account_id, null::uuid, null::uuid, null::uuid;
      return;
    end if;
  elsif found_sign_in.guest_session_id is not null then
    select s.* into found_session from session s
      where s.id = found_sign_in.guest_session_id and s.cancelled_at is null;
    if found_session.id is not null then
      perform app.act_as_guest(found_session.id, found_session.rider_id, found_session.fitter_id, at);
      if counts_as_use then perform app.touch(found_sign_in, at); end if;
      return query select found_sign_in.id, 'guest', null::uuid, found_session.id, found_session.rider_id, found_session.fitter_id;
      return;
    end if;
  end if;
  perform app.act_as('anonymous', null, at);
  return query select null::uuid, 'anonymous', null::uuid, null::uuid, null::uuid, null::uuid;
end $$;

-- Last use is kept to the minute, so that reading does not write each time.
create function app.touch(used sign_in, at timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update sign_in set last_used_at = at where id = used.id and last_used_at < at - interval '1 minute'
$$;

-- Enter as the account of an identity, or as somebody arriving for the first time.
create function app.enter_identity(subject text, at timestamptz)
returns table (account_id uuid, role text, disabled boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare found_account account;
begin
  select a.* into found_account from account a where a.identity_subject = subject;
  if found_account.id is null then
    perform app.act_as('arriving', null, at), set_config('app.identity_subject', subject, true);
  elsif found_account.disabled_at is null then
    perform app.act_as(found_account.role, found_account.id, at);
  else
    perform app.act_as('anonymous', null, at);
  end if;
  return query select found_account.id, found_account.role, found_account.disabled_at is not null;
end $$;

-- A freshly made account goes on as itself.
create function app.enter_new_account(account_id uuid, at timestamptz) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if app.actor() <> 'arriving' then raise exception 'only who arrives'; end if;
  perform app.act_as(a.role, a.id, at) from account a
    where a.id = enter_new_account.account_id and a.identity_subject = current_setting('app.identity_subject', true);
end $$;

-- What a secret opens. Enters as the guest of its session unless it is of no use; says what it is of.
create function app.enter_invitation(secret_hash bytea, at timestamptz)
returns table (invitation_id uuid, session_id uuid, rider_id uuid, fitter_id uuid, purpose text, proves_address boolean,
               withdrawn boolean, expired boolean, submitted boolean, opened_at timestamptz)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s invitation_secret; i invitation; f session;
begin
  select x.* into s from invitation_secret x where x.hash = secret_hash;
  if s.hash is null then return; end if;
  select x.* into i from invitation x where x.id = s.invitation_id;
  select x.* into f from session x where x.id = i.session_id;
  -- A link that a newer one replaced opens nothing, and is no withdrawal.
  if s.revoked_at is not null and i.withdrawn_at is null and f.cancelled_at is null then return; end if;
  perform app.act_as_guest(f.id, f.rider_id, f.fitter_id, at);
  return query select i.id, f.id, f.rider_id, f.fitter_id, s.purpose, s.proves_address,
    i.withdrawn_at is not null or f.cancelled_at is not null,
    i.expires_at <= at or s.expires_at <= at, f.intake_submitted_at is not null, i.opened_at;
end $$;

-- Enter by the typed code of an invited address. The count is locked before the code is compared, so that
-- parallel guesses are one after the other. The outcome is a word and never an error: the count must commit.
create function app.enter_by_code(wanted_address bytea, wanted_code bytea, max_tries smallint,
                                  forget_at timestamptz, at timestamptz)
returns table (outcome text, tries_left smallint, invitation_id uuid, session_id uuid, rider_id uuid, fitter_id uuid)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare tries smallint; i invitation;
begin
  delete from code_attempt c where c.address_hash in (
    select o.address_hash from code_attempt o where o.forget_at <= at
    order by o.forget_at limit 20 for update skip locked);
  insert into code_attempt as c (address_hash, wrong, forget_at)
    values (wanted_address, 0, enter_by_code.forget_at) on conflict (address_hash) do nothing;
  select c.wrong into tries from code_attempt c where c.address_hash = wanted_address for update;
  if tries >= max_tries then
    return query select 'exhausted', 0::smallint, null::uuid, null::uuid, null::uuid, null::uuid;
    return;
  end if;
  select x.* into i from invitation x join session s on s.id = x.session_id
    where x.address_hash = wanted_address and x.code_hash = wanted_code
      and x.withdrawn_at is null and x.expires_at > at
      and s.intake_submitted_at is null and s.cancelled_at is null;
  if i.id is null then
    update code_attempt c set wrong = c.wrong + 1 where c.address_hash = wanted_address;
    return query select 'wrong', (max_tries - tries - 1)::smallint, null::uuid, null::uuid, null::uuid, null::uuid;
    return;
  end if;
  delete from code_attempt c where c.address_hash = wanted_address;
  perform app.act_as_guest(i.session_id, i.rider_id, i.fitter_id, at);
  return query select 'right', max_tries, i.id, i.session_id, i.rider_id, i.fitter_id;
end $$;

-- Whether an account other than this one has proven the address: a second one cannot.
create function app.proven_elsewhere(wanted bytea, mine uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from account a where a.email_hash = wanted and a.proven_at is not null and a.id <> mine)
$$;

-- The fitters who chose to be listed, with what opens their names.
create function app.listed_fitters(wanted_slug text default null)
returns table (fitter_id uuid, slug text, name_sealed bytea, studio_sealed bytea, wrapped bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.fitter_id, p.slug, a.name_sealed, p.studio_sealed, k.wrapped
  from fitter_profile p join account a on a.id = p.fitter_id join vault_key k on k.holder = a.id
  where p.listed and a.disabled_at is null and (wanted_slug is null or p.slug = wanted_slug)
  order by p.slug limit 500
$$;

-- Sessions that ended at the sign-in service end here too, in its transaction; open streams are told to look again.
create function app.end_sign_ins(identity_sessions text[], at timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  with ended as (
    update sign_in set ended_at = at where identity_session_id = any (identity_sessions) and ended_at is null
    returning account_id)
  select pg_notify('spokewell_notice', json_build_object('topic', 'account', 'accounts', json_agg(distinct account_id))::text)
  from ended having count(*) > 0
$$;

-- Whoever disables an account: its open streams look again at once.
create function app.tell_disabled() returns trigger language plpgsql as $$
begin
  perform pg_notify('spokewell_notice', json_build_object('topic', 'account', 'accounts', json_build_array(new.id))::text);
  return null;
end $$;
create trigger disabled after update of disabled_at on account for each row
  when (new.disabled_at is distinct from old.disabled_at) execute function app.tell_disabled();

-- The sign-in service's mails join the outbox in its own transaction.
create function app.enqueue_identity_mail(id uuid, purpose text, channel text, kind text, body_sealed bytea, at timestamptz)
returns void language sql volatile security definer set search_path = public, pg_temp as $$
  insert into outbox (id, purpose, channel, kind, body_sealed, due_at, attempts, created_at)
  values (id, purpose, channel, kind, body_sealed, at, 0, at);
  select pg_notify('spokewell_outbox', '')
$$;

do $$
declare f regprocedure;
begin
  grant create on schema app to spokewell_gate;
  for f in select p.oid::regprocedure from pg_proc p
           where p.pronamespace = 'app'::regnamespace and p.prosecdef and p.proname <> 'require_audit_entry' loop
    execute format('revoke all on function %s from public', f);
    execute format('alter function %s owner to spokewell_gate', f);
  end loop;
  revoke create on schema app from spokewell_gate;
  grant execute on function app.enter(bytea, timestamptz, boolean), app.enter_identity(text, timestamptz),
    app.enter_new_account(uuid, timestamptz), app.enter_invitation(bytea, timestamptz),
    app.enter_by_code(bytea, bytea, smallint, timestamptz, timestamptz), app.proven_elsewhere(bytea, uuid),
    app.listed_fitters(text) to spokewell_app;
  grant execute on function app.end_sign_ins(text[], timestamptz),
    app.enqueue_identity_mail(uuid, text, text, text, bytea, timestamptz) to spokewell_identity;
end $$;
