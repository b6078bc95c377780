-- Requests about a person's rights that came by mail, with the clock of a month; and breaches, with that of 72 hours.

create table rights_request (
  id uuid primary key,
  kind text not null check (kind in ('access', 'copy', 'correction', 'erasure', 'restriction', 'objection')),
  -- Who asks. It goes when the request is answered.
  address_sealed bytea,
  address_hash bytea,
  language text not null,
  received_on date not null,
  created_at timestamptz not null,
  -- The person reads the mailbox that the data belongs to.
  code_hash bytea,
  proven_at timestamptz,
  extended_at timestamptz,
  alarmed_at timestamptz,
  answered_at timestamptz,
  outcome text check (outcome in ('done', 'refused')),
  check ((answered_at is null) = (outcome is null)),
  check (num_nonnulls(address_sealed, address_hash) = case when answered_at is null then 2 else 0 end),
  -- Nothing is done for somebody who only says who they are.
  check (outcome is distinct from 'done' or proven_at is not null)
);
create index rights_request_open on rights_request (received_on) where answered_at is null;

create table data_breach (
  id uuid primary key,
  aware_at timestamptz not null,
  -- What happened, which data, how many people, what was done (article 33).
  words_sealed bytea not null,
  created_at timestamptz not null,
  authority_told_at timestamptz,
  people_told_at timestamptz,
  closed_at timestamptz
);
create index data_breach_open on data_breach (aware_at) where closed_at is null;

-- Only the console and the periodic work reach them, as the system.
call app.protect('rights_request');
call app.protect('data_breach');
grant select, insert on rights_request, data_breach to spokewell_app;
grant update (address_sealed, address_hash, code_hash, proven_at, extended_at, alarmed_at, answered_at, outcome)
  on rights_request to spokewell_app;
grant update (authority_told_at, people_told_at, closed_at) on data_breach to spokewell_app;
create policy system_rights on rights_request to spokewell_app using (app.acting_as_system()) with check (app.acting_as_system());
create policy system_breaches on data_breach to spokewell_app using (app.acting_as_system()) with check (app.acting_as_system());
call app.audited('rights_request', 'id');
call app.audited('data_breach', 'id');
