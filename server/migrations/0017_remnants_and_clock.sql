-- Deleted and replaced row versions stay in PostgreSQL's files until those are rewritten. Whoever destroys or replaces
-- a holder's key asks for that here, in the same transaction: a crash before the rewrite is made up for later.

create table remnant_removal (
  -- The transaction that asked; several keys of one transaction are one request.
  transaction_id xid8 primary key
);
call app.protect('remnant_removal');

create function app.ask_to_remove_remnants() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into remnant_removal (transaction_id) values (pg_current_xact_id()) on conflict do nothing;
  return null;
end $$;
revoke all on function app.ask_to_remove_remnants() from public;
create trigger remnants after delete or update of wrapped on vault_key for each row
  execute function app.ask_to_remove_remnants();

-- The latest moment at which this installation was known to run. It moves in small steps only, so that a clock set far
-- ahead is noticed before anything is destroyed for being old.
create table clock_seen (
  id integer primary key check (id = 1),
  at timestamptz not null
);
call app.protect('clock_seen');
grant select on clock_seen to spokewell_app;
create policy system_reads on clock_seen for select to spokewell_app using (app.actor() = 'system');
insert into clock_seen (id, at) select 1, e.at from audit_entry e order by e.id desc limit 1;
