-- The embedded sign-in service keeps to a schema of its own. Only role spokewell_identity may use it; the
-- run-time login enters that role for one transaction. Times are parameters: no column has a default of now().
create schema identity;
grant usage on schema identity to spokewell_identity;

create table identity.person (
  id uuid primary key,
  email_hash bytea unique,
  email_sealed bytea,
  email_confirmed_at timestamptz,
  email_proven_at timestamptz,
  phone_hash bytea unique,
  phone_sealed bytea,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  user_metadata_sealed bytea not null,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint person_proven_is_confirmed check (email_proven_at is null or email_confirmed_at is not null),
  constraint person_is_reached check (email_hash is not null or phone_hash is not null),
  constraint person_email_is_whole check ((email_hash is null) = (email_sealed is null)),
  constraint person_phone_is_whole check ((phone_hash is null) = (phone_sealed is null)),
  constraint person_phone_is_there check (phone_confirmed_at is null or phone_hash is not null)
);
comment on column identity.person.email_confirmed_at is 'confirmed in the protocol''s sense; autoconfirm sets it too';
comment on column identity.person.phone_confirmed_at is 'a code sent to it came back: a number is never confirmed otherwise';
comment on column identity.person.email_proven_at is 'the mailbox was shown to be theirs; autoconfirm never sets it';

create table identity.identity (
  id uuid primary key,
  person_id uuid not null references identity.person (id) on delete cascade,
  provider text not null check (provider in ('email', 'phone', 'google', 'facebook')),
  subject_hash bytea not null,
  data_sealed bytea not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, subject_hash)
);
create index identity_person on identity.identity (person_id, created_at);

create table identity.password (
  person_id uuid primary key references identity.person (id) on delete cascade,
  argon2 text not null check (argon2 like '$argon2id$%'),
  changed_at timestamptz not null
);

create table identity.session (
  id uuid primary key,
  person_id uuid not null references identity.person (id) on delete cascade,
  generation integer not null check (generation >= 1),
  token_salt bytea not null check (length(token_salt) >= 16),
  aal text not null check (aal in ('aal1', 'aal2')),
  methods jsonb not null,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  not_after timestamptz not null
);
create index session_person on identity.session (person_id);

create table identity.refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references identity.session (id) on delete cascade,
  generation integer not null,
  issued_at timestamptz not null,
  unique (session_id, generation)
);

create table identity.one_time_token (
  id uuid primary key,
  person_id uuid not null references identity.person (id) on delete cascade,
  kind text not null check (kind in (
    'confirmation', 'magic_link', 'recovery', 'reauthentication', 'email_change_current', 'email_change_new',
    'phone_confirmation', 'phone_sign_in', 'phone_change'
  )),
  link_hash bytea not null unique,
  code_hash bytea not null,
  sign_up_sealed bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint one_time_token_sign_up check (sign_up_sealed is null or kind in ('confirmation', 'phone_confirmation'))
);
create index one_time_token_person on identity.one_time_token (person_id, kind, created_at);
comment on column identity.one_time_token.sign_up_sealed is 'the password hash and data of the very sign-up this confirms: they count once this one is pressed';

create table identity.code_try (
  person_id uuid not null references identity.person (id) on delete cascade,
  kind text not null,
  tries integer not null check (tries >= 1),
  since timestamptz not null,
  primary key (person_id, kind)
);
comment on table identity.code_try is 'codes tried since then; sending another code does not begin a new count';

create table identity.contact_change (
  person_id uuid not null references identity.person (id) on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  value_hash bytea not null,
  value_sealed bytea not null,
  sent_at timestamptz not null,
  current_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  primary key (person_id, channel)
);
create index contact_change_value on identity.contact_change (value_hash);
comment on table identity.contact_change is 'an address somebody wants to change to; it counts once both sides have confirmed';

create table identity.flow_state (
  id uuid primary key,
  provider text not null check (provider in ('google', 'facebook')),
  challenge text not null,
  challenge_method text not null check (challenge_method in ('s256', 'plain')),
  expires_at timestamptz not null,
  person_id uuid references identity.person (id) on delete cascade,
  code_hash bytea unique,
  tries integer not null check (tries >= 0),
  constraint flow_state_claimed check ((person_id is null) = (code_hash is null))
);
create index flow_state_person on identity.flow_state (person_id);
comment on table identity.flow_state is 'a sign-in with a provider that is under way; once claimed, its code can be exchanged for a session';

create table identity.signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index signing_key_one_current on identity.signing_key ((true)) where retired_at is null;

do $$
declare
  name text;
begin
  foreach name in array array[
    'person', 'identity', 'password', 'session', 'refresh_token', 'one_time_token', 'code_try',
    'contact_change', 'flow_state', 'signing_key'
  ] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('alter table identity.%I force row level security', name);
    execute format('create policy owner_all on identity.%I to current_user using (true) with check (true)', name);
    execute format('create policy identity_all on identity.%I to spokewell_identity using (true) with check (true)', name);
    execute format('revoke all on identity.%I from public', name);
    execute format('grant select, insert, update, delete on identity.%I to spokewell_identity', name);
  end loop;
end
$$;
