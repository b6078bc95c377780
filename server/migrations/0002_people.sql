-- The people and their keys: accounts, the fitters' profiles, riders' files, what signs them in.

-- The vault's root secret and the key of each holder (a rider's file or an account), wrapped by a master key
-- that is kept outside the database. Deleting a holder's row makes all that was sealed for it unreadable.
create table vault_root (
  id smallint primary key check (id = 1),
  wrapped bytea not null
);
create table vault_key (
  holder uuid primary key,
  wrapped bytea not null,
  master_key text not null,
  created_at timestamptz not null
);
create index vault_key_by_master on vault_key (master_key);

create table account (
  id uuid primary key,
  role text not null check (role in ('client', 'fitter', 'support')),
  identity_subject text not null unique,
  email_hash bytea,
  email_sealed bytea,
  name_sealed bytea not null,
  proven_at timestamptz,
  language text not null,
  units text not null check (units in ('metric', 'imperial')),
  created_at timestamptz not null,
  disabled_at timestamptz
);
create index account_by_email on account (email_hash) where email_hash is not null;
-- One proven account an address; unproven ones block nobody.
create unique index account_proven_email on account (email_hash) where proven_at is not null;

create table fitter_profile (
  fitter_id uuid primary key references account (id) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,80}$'),
  studio_sealed bytea,
  listed boolean not null
);

create table rider (
  id uuid primary key,
  fitter_id uuid not null references account (id),
  account_id uuid references account (id) on delete set null,
  name_sealed bytea,
  email_sealed bytea,
  email_hash bytea,
  language text not null,
  time_zone text,
  created_at timestamptz not null,
  erased_at timestamptz,
  unique (fitter_id, id)
);
create index rider_by_account on rider (account_id) where account_id is not null;

create table session (
  id uuid primary key,
  fitter_id uuid not null,
  rider_id uuid not null,
  created_at timestamptz not null,
  invited_at timestamptz,
  invitation_expires_at timestamptz,
  intake_started_at timestamptz,
  intake_submitted_at timestamptz,
  fitted_at timestamptz,
  closed_at timestamptz,
  cancelled_at timestamptz,
  unique (fitter_id, rider_id, id),
  foreign key (fitter_id, rider_id) references rider (fitter_id, id)
);
create index session_by_fitter on session (fitter_id, created_at desc, id);
create index session_by_rider on session (rider_id);

-- The product's own cookie: of an account, or of a guest who fills in one form of one session. Only a hash is kept.
create table sign_in (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid references account (id) on delete cascade,
  identity_session_id text,
  guest_session_id uuid references session (id) on delete cascade,
  -- Only a secret that went to the invited address alone proves it: not a link the fitter copies or renews.
  proves_address boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_limit interval not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (num_nonnulls(account_id, guest_session_id) = 1)
);
create index sign_in_by_account on sign_in (account_id) where ended_at is null;
create index sign_in_by_guest_session on sign_in (guest_session_id) where guest_session_id is not null;
create index sign_in_by_identity on sign_in (identity_session_id) where ended_at is null;

-- A rider lets a fitter read an earlier file, from a day on, until it ends.
create table share (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  rider_id uuid not null references rider (id) on delete cascade,
  fitter_id uuid not null references account (id) on delete cascade,
  from_at timestamptz not null,
  until_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null
);
create index share_by_account on share (account_id);
create index share_by_rider on share (rider_id);
create index share_by_fitter on share (fitter_id, rider_id) where ended_at is null;

-- The provider's staff: for a stated reason, for a limited time, always logged.
create table support_access (
  id uuid primary key,
  support_id uuid not null references account (id),
  rider_id uuid not null references rider (id) on delete cascade,
  reason text not null check (reason in ('technical', 'quality')),
  sentence_sealed bytea not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at and until_at <= from_at + interval '24 hours'),
  ended_at timestamptz
);
create index support_access_by_support on support_access (support_id, until_at);
create index support_access_by_rider on support_access (rider_id);

-- The consent ledger. A change is a new row; the latest of a purpose counts.
create table consent (
  id uuid primary key,
  account_id uuid references account (id) on delete cascade,
  rider_id uuid references rider (id) on delete cascade,
  purpose text not null check (purpose in ('fit', 'research', 'guardian')),
  granted boolean not null,
  notice_version text not null,
  text_hash bytea not null,
  language text not null,
  at timestamptz not null,
  actor text not null check (actor in ('guest', 'client', 'guardian')),
  check (num_nonnulls(account_id, rider_id) >= 1)
);
create index consent_by_account on consent (account_id, purpose, at desc);
create index consent_by_rider on consent (rider_id, purpose, at desc);

call app.protect('vault_root');
call app.protect('vault_key');
call app.protect('account');
call app.protect('fitter_profile');
call app.protect('rider');
call app.protect('session');
call app.protect('sign_in');
call app.protect('share');
call app.protect('support_access');
call app.protect('consent');

grant select on vault_root to spokewell_app;
grant select, insert on account, fitter_profile, rider, session, sign_in to spokewell_app;
-- Only what the product changes: whose a row is, what role an account has, what a sign-in proves are said once.
grant update (email_hash, email_sealed, name_sealed, proven_at, language, units) on account to spokewell_app;
grant update (studio_sealed, listed) on fitter_profile to spokewell_app;
grant update (account_id, name_sealed, email_sealed, email_hash, language, time_zone) on rider to spokewell_app;
grant update (intake_started_at, intake_submitted_at, cancelled_at) on session to spokewell_app;
grant update (expires_at, ended_at) on sign_in to spokewell_app;
-- Keys are changed by the rotation and destroyed by an erasure only: both the owner's.
grant select, insert on vault_key to spokewell_app;
grant select, insert on consent to spokewell_app;
grant select on share, support_access to spokewell_app;

-- Whose files a transaction is about. Run with the actor's own rights, under the policies below.
create function app.own_riders() returns setof uuid language sql stable as
$$ select r.id from rider r where r.account_id = app.account_id() $$;
create function app.shared_riders() returns setof uuid language sql stable as
$$ select s.rider_id from share s
   where s.fitter_id = app.account_id() and s.ended_at is null
     and s.from_at <= app.now() and (s.until_at is null or s.until_at > app.now()) $$;
create function app.supported_riders() returns setof uuid language sql stable as
$$ select a.rider_id from support_access a
   where a.support_id = app.account_id() and a.ended_at is null
     and a.from_at <= app.now() and a.until_at > app.now() $$;

-- Row security joins its policies by "or", so a policy that looks through a whole table is paid by every reader.
-- Whose fitters an actor may see is therefore asked of the index each time: by account, by share, by access.
create function app.own_fitters() returns setof uuid language sql stable as
$$ select r.fitter_id from rider r where r.account_id = app.account_id() $$;
create function app.sharing_fitters() returns setof uuid language sql stable as
$$ select r.fitter_id from rider r where r.id = any (array(select app.shared_riders())) $$;
create function app.supported_fitters() returns setof uuid language sql stable as
$$ select r.fitter_id from rider r where r.id = any (array(select app.supported_riders())) $$;

create function app.own_sessions() returns setof uuid language sql stable as
$$ select s.id from session s where s.rider_id = any (array(select app.own_riders())) $$;

-- The vault's root opens nothing by itself: it is wrapped. Every process needs it at its start.
create policy root_at_start on vault_root for select to spokewell_app using (true);

create policy own_account on account to spokewell_app
  using (id = app.account_id()) with check (id = app.account_id());
-- Somebody who just signed in for the first time makes the account of that identity and no other.
create policy arriving_account on account to spokewell_app
  using (app.actor() = 'arriving' and identity_subject = current_setting('app.identity_subject', true))
  with check (app.actor() = 'arriving' and identity_subject = current_setting('app.identity_subject', true)
    and role in ('client', 'fitter'));
create policy system_account on account to spokewell_app using (app.actor() = 'system');

create policy fitter_rider on rider to spokewell_app
  using (app.actor() = 'fitter' and (fitter_id = app.account_id()))
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy shared_rider on rider for select to spokewell_app
  using (app.actor() = 'fitter' and id in (select app.shared_riders()));
create policy client_rider on rider to spokewell_app
  using (app.actor() = 'client' and account_id = app.account_id())
  with check (app.actor() = 'client' and account_id = app.account_id());
create policy support_rider on rider for select to spokewell_app
  using (app.actor() = 'support' and id in (select app.supported_riders()));
create policy guest_rider on rider to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_rider_id())
  with check (app.actor() = 'guest' and id = app.guest_rider_id());
create policy system_rider on rider to spokewell_app using (app.actor() = 'system');

-- A file becomes an account's while it is nobody's, and never by its fitter's hand.
create function app.refuse_giving() returns trigger language plpgsql as $$
begin
  if app.actor() = 'fitter' or (app.actor() in ('guest', 'client') and old.account_id is not null) then
    raise exception 'a file is not given away' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger giving before update of account_id on rider for each row
  when (new.account_id is distinct from old.account_id) execute function app.refuse_giving();

create policy own_share on share for select to spokewell_app
  using ((app.actor() = 'client' and account_id = app.account_id())
      or (app.actor() = 'fitter' and fitter_id = app.account_id()));
create policy own_support_access on support_access for select to spokewell_app
  using (app.actor() = 'support' and support_id = app.account_id());

call app.readable_below_session('session', 'id');
create policy fitter_session on session to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy client_session on session to spokewell_app
  using (app.actor() = 'client' and rider_id in (select app.own_riders()))
  with check (app.actor() = 'client' and rider_id in (select app.own_riders()));
create policy guest_session on session for update to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_session_id())
  with check (app.actor() = 'guest' and id = app.guest_session_id());
create policy system_session on session to spokewell_app using (app.actor() = 'system');

-- A rider and a guest see who their fitter is; a fitter and support whose the file is that they may read.
create policy fitter_of_mine on account for select to spokewell_app
  using (role = 'fitter' and (
    (app.actor() = 'guest' and id = app.guest_fitter_id())
    or (app.actor() = 'client' and id in (select app.own_fitters()))
    or (app.actor() = 'fitter' and id in (select app.sharing_fitters()))
    or (app.actor() = 'support' and id in (select app.supported_fitters()))));

create policy own_profile on fitter_profile to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() in ('fitter', 'arriving') and fitter_id = app.account_id());
create policy profile_of_my_fitter on fitter_profile for select to spokewell_app
  using ((app.actor() = 'guest' and fitter_id = app.guest_fitter_id())
    or (app.actor() = 'client' and fitter_id in (select app.own_fitters()))
    or (app.actor() = 'fitter' and fitter_id in (select app.sharing_fitters()))
    or (app.actor() = 'support' and fitter_id in (select app.supported_fitters())));

create policy own_sign_in on sign_in to spokewell_app
  using (account_id = app.account_id()) with check (account_id = app.account_id());
create policy guest_sign_in on sign_in to spokewell_app
  using (app.actor() = 'guest' and guest_session_id = app.guest_session_id())
  with check (app.actor() = 'guest' and guest_session_id = app.guest_session_id());
-- A client who sends an intake ends what devices may still do that began it as guests.
create policy client_guest_sign_in on sign_in to spokewell_app
  using (app.actor() = 'client' and guest_session_id in (select app.own_sessions()))
  with check (app.actor() = 'client' and guest_session_id in (select app.own_sessions()));
create policy fitter_finds_guest_sign_in on sign_in for select to spokewell_app
  using (app.actor() = 'fitter' and guest_session_id in (select s.id from session s where s.fitter_id = app.account_id()));
create policy fitter_ends_guest_sign_in on sign_in for update to spokewell_app
  using (app.actor() = 'fitter' and guest_session_id in (select s.id from session s where s.fitter_id = app.account_id()));
create policy system_sign_in on sign_in to spokewell_app using (app.actor() = 'system');

create policy client_consent on consent to spokewell_app
  using (app.actor() = 'client' and (account_id = app.account_id()
     or rider_id in (select app.own_riders())))
  with check (app.actor() = 'client' and (account_id is null or account_id = app.account_id())
    and (rider_id is null or rider_id in (select app.own_riders())));
create policy guest_consent on consent to spokewell_app
  using (app.actor() = 'guest' and rider_id = app.guest_rider_id())
  with check (app.actor() = 'guest' and account_id is null
    and rider_id = app.guest_rider_id());
create policy system_consent on consent for select to spokewell_app using (app.actor() = 'system');

-- A key may be used by whoever may see its holder.
create policy key_of_visible_holder on vault_key to spokewell_app
  using (exists (select 1 from rider r where r.id = holder) or exists (select 1 from account a where a.id = holder))
  with check (app.actor() in ('fitter', 'client', 'arriving', 'system'));
create policy system_key on vault_key to spokewell_app using (app.actor() = 'system');
