-- What happened: the audit trail, append-only, chained after the fact; and what may happen once only.

create table audit_entry (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null,
  at timestamptz not null,
  request_id text not null,
  actor text not null check (actor in ('anonymous', 'guest', 'client', 'fitter', 'support', 'system', 'arriving')),
  actor_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid not null,
  fitter_id uuid,
  rider_id uuid,
  account_id uuid,
  -- Field by field what it was and what it became; sealed fields stay sealed (base64 of the ciphertext).
  changes jsonb not null,
  reason text
);
create index audit_entry_by_entity on audit_entry (entity_id, transaction_id);
create index audit_entry_by_rider on audit_entry (rider_id, id) where rider_id is not null;
create index audit_entry_by_account on audit_entry (account_id, id) where account_id is not null;
create index audit_entry_by_fitter on audit_entry (fitter_id, id) where fitter_id is not null;
create index audit_entry_by_transaction on audit_entry (transaction_id);

-- One link of a chain: made by the sealer only, from entries whose transactions are over.
create table audit_seal (
  chain uuid not null,
  position bigint not null check (position > 0),
  entry_id bigint not null unique,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (chain, position)
);

call app.protect('audit_entry');
call app.protect('audit_seal');
grant select, insert on audit_entry to spokewell_app;
grant select, insert on audit_entry to spokewell_gate;

-- Nobody names another as the one who did it.
create policy who_acts_appends on audit_entry for insert to spokewell_app
  with check (actor = app.actor()
    and actor_id is not distinct from coalesce(app.account_id(), app.guest_session_id()));
create policy fitter_trail on audit_entry for select to spokewell_app
  using (app.actor() = 'fitter' and (fitter_id = app.account_id() or account_id = app.account_id()));
create policy client_trail on audit_entry for select to spokewell_app
  using (app.actor() = 'client' and (rider_id in (select app.own_riders()) or account_id = app.account_id()));
create policy system_trail on audit_entry for select to spokewell_app using (app.actor() = 'system');
create policy gate_trail on audit_entry to spokewell_gate using (true) with check (true);

-- Nobody names the transaction of an entry: it is the one that writes it.
create function app.stamp_audit_entry() returns trigger language plpgsql as $$
begin
  new.transaction_id := pg_current_xact_id();
  return new;
end $$;
create trigger stamp before insert on audit_entry for each row execute function app.stamp_audit_entry();

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'append-only: %', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on consent for each row
  when (current_setting('app.erasing', true) is distinct from 'yes') execute function app.refuse_change();

-- At commit: a row of an audited table that changed must have an entry of the same transaction.
create function app.require_audit_entry() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  row_id uuid := case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[0])::uuid
                      else (to_jsonb(new) ->> tg_argv[0])::uuid end;
begin
  if not exists (select 1 from audit_entry e
                 where e.entity_id = row_id and e.entity = tg_table_name
                   and e.transaction_id = pg_current_xact_id()) then
    raise exception 'no audit entry for % %', tg_table_name, row_id using errcode = 'raise_exception';
  end if;
  return null;
end $$;
grant create on schema app to spokewell_gate;
alter function app.require_audit_entry() owner to spokewell_gate;
revoke create on schema app from spokewell_gate;

create procedure app.audited(target regclass, key text, columns text default null) language plpgsql as $$
begin
  execute format('create constraint trigger audited_insert after insert or delete on %s
    deferrable initially deferred for each row execute function app.require_audit_entry(%L)', target, key);
  execute format('create constraint trigger audited_update after update %s on %s
    deferrable initially deferred for each row execute function app.require_audit_entry(%L)',
    case when columns is null then '' else 'of ' || columns end, target, key);
end $$;
call app.audited('account', 'id');
call app.audited('fitter_profile', 'fitter_id');
call app.audited('rider', 'id');
call app.audited('session', 'id');
call app.audited('consent', 'id');
call app.audited('invitation', 'id', 'session_id, channel, language, address_hash, expires_at, opened_at, withdrawn_at');
call app.audited('submission', 'id');
call app.audited('share', 'id');
call app.audited('support_access', 'id');

-- A request that must happen once: its key, what it was (as a keyed hash), what it made. No bodies.
create table idempotency_key (
  actor uuid not null,
  call text not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  resource uuid not null,
  created_at timestamptz not null,
  primary key (actor, call, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
call app.protect('idempotency_key');
grant select, insert, delete on idempotency_key to spokewell_app;
create policy own_key on idempotency_key to spokewell_app
  using (actor = coalesce(app.account_id(), app.guest_session_id()))
  with check (actor = coalesce(app.account_id(), app.guest_session_id()));
create policy system_key on idempotency_key to spokewell_app using (app.actor() = 'system');

-- What is to be sent. `purpose` says what it is for, once; the body is sealed until it is sent and gone after.
create table outbox (
  id uuid primary key,
  purpose text not null unique,
  channel text not null check (channel in ('mail', 'sms')),
  kind text not null,
  rider_id uuid references rider (id) on delete cascade,
  account_id uuid references account (id) on delete cascade,
  session_id uuid,
  body_sealed bytea,
  due_at timestamptz not null,
  leased_until timestamptz,
  attempts smallint not null,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  dead_at timestamptz,
  dropped_at timestamptz
);
create index outbox_due on outbox (due_at) where sent_at is null and dead_at is null and dropped_at is null;
create index outbox_by_session on outbox (session_id, created_at desc) where session_id is not null;
create index outbox_by_rider on outbox (rider_id) where rider_id is not null;
create index outbox_by_account on outbox (account_id) where account_id is not null;
call app.protect('outbox');
grant select, insert on outbox to spokewell_app;
grant update (body_sealed, due_at, leased_until, attempts, last_error, sent_at, dead_at, dropped_at) on outbox to spokewell_app;
create policy system_outbox on outbox to spokewell_app using (app.actor() = 'system') with check (app.actor() = 'system');
create policy own_outbox on outbox to spokewell_app
  using ((app.actor() = 'fitter' and rider_id in (select r.id from rider r where r.fitter_id = app.account_id()))
      or (app.actor() = 'client' and rider_id in (select app.own_riders()))
      or (app.actor() = 'guest' and rider_id = app.guest_rider_id() and session_id = app.guest_session_id()));

-- Counters of the rate limiter, shared over processes; keys are keyed hashes.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_by_end on rate_limit (expire);
call app.protect('rate_limit');
grant select, insert, update, delete on rate_limit to spokewell_app;
create policy counters on rate_limit to spokewell_app using (true) with check (true);
