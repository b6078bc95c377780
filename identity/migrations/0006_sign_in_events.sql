-- What happened at somebody's ways in, for them and for the operator: 90 days, with a coarse source. Of an address that
-- nobody has nothing is kept.
create table identity.sign_in_event (
  id uuid primary key,
  person_id uuid not null references identity.person (id) on delete cascade,
  at timestamptz not null,
  event text not null check (event in (
    'signed_in', 'password_refused', 'code_refused', 'factor_shown', 'factor_refused', 'locked_out',
    'factor_added', 'factor_removed', 'factor_recovered', 'password_changed', 'email_changed'
  )),
  method text,
  network text not null,
  browser text not null
);
create index sign_in_event_person on identity.sign_in_event (person_id, at);
create index sign_in_event_age on identity.sign_in_event (at);
comment on column identity.sign_in_event.network is 'the first 24 bits of an IPv4 address, or 48 of an IPv6 one';
comment on column identity.sign_in_event.browser is 'its family, such as firefox';

alter table identity.sign_in_event enable row level security;
alter table identity.sign_in_event force row level security;
create policy owner_all on identity.sign_in_event to current_user using (true) with check (true);
create policy identity_all on identity.sign_in_event to spokewell_identity using (true) with check (true);
revoke all on identity.sign_in_event from public;
grant select, insert, delete on identity.sign_in_event to spokewell_identity;
