-- The second factor with its challenges and recovery codes, and people of whom nothing is known yet: whoever signs in
-- anonymously has neither address nor number nor provider, so a person need not be reached any more.
create table identity.factor (
  id uuid primary key,
  person_id uuid not null references identity.person (id) on delete cascade,
  name_sealed bytea not null,
  secret_sealed bytea not null,
  status text not null check (status in ('unverified', 'verified')),
  last_step integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_challenged_at timestamptz
);
create index factor_person on identity.factor (person_id, created_at);
comment on column identity.factor.last_step is 'the newest time step whose code was accepted: neither it nor an older one is accepted again';

create table identity.factor_challenge (
  id uuid primary key,
  factor_id uuid not null references identity.factor (id) on delete cascade,
  address_hash bytea not null,
  tries integer not null check (tries >= 0),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index factor_challenge_factor on identity.factor_challenge (factor_id);
comment on column identity.factor_challenge.address_hash is 'from where it was asked for; only from there it is answered';

create table identity.recovery_code (
  person_id uuid not null references identity.person (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (person_id, code_hash)
);
comment on table identity.recovery_code is 'codes that take the place of a lost second factor, once each';

alter table identity.session add column factor_id uuid references identity.factor (id) on delete set null;
create index session_factor on identity.session (factor_id) where factor_id is not null;
comment on column identity.session.factor_id is 'the second factor that was shown in it last';

alter table identity.person drop constraint person_is_reached;

do $$
declare
  name text;
begin
  foreach name in array array['factor', 'factor_challenge', 'recovery_code'] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('alter table identity.%I force row level security', name);
    execute format('create policy owner_all on identity.%I to current_user using (true) with check (true)', name);
    execute format('create policy identity_all on identity.%I to spokewell_identity using (true) with check (true)', name);
    execute format('revoke all on identity.%I from public', name);
    execute format('grant select, insert, update, delete on identity.%I to spokewell_identity', name);
  end loop;
end
$$;
