-- Wrong codes are counted for each code that was sent: by where they came from, and in all. The row without a source
-- is the total. A code sent later has an id of its own, so its count begins at nothing.
create table identity.code_guess (
  code_id uuid not null,
  source_hash bytea not null,
  wrong integer not null check (wrong >= 0),
  forget_at timestamptz not null,
  primary key (code_id, source_hash)
);
create index code_guess_end on identity.code_guess (forget_at);
comment on table identity.code_guess is 'wrong codes typed: for each code by source, and in all';
comment on column identity.code_guess.code_id is 'of a code that was sent, here or by the product, or made of the address that was typed, whether somebody has it or not';
comment on column identity.code_guess.source_hash is 'a keyed hash of where they came from, kept for a day; empty: the total';

alter table identity.code_guess enable row level security;
alter table identity.code_guess force row level security;
create policy owner_all on identity.code_guess to current_user using (true) with check (true);
create policy identity_all on identity.code_guess to spokewell_identity using (true) with check (true);
revoke all on identity.code_guess from public;
grant select, insert, update, delete on identity.code_guess to spokewell_identity;

-- What is left in code_try are tries of people who are signed in: codes of an app and recovery codes.
delete from identity.code_try where kind not in ('totp', 'recovery_code');
