-- What people write to the provider with the contact form. Anybody may write, so nothing here says who somebody is: the
-- name and the address are what was typed. Support reads the messages and resolves them.

create table contact_message (
  id uuid primary key,
  topic text not null check (topic in ('question', 'demo', 'support', 'privacy', 'other')),
  name_sealed bytea not null,
  address_sealed bytea not null,
  -- Finds the messages of an account that is erased.
  address_hash bytea not null,
  words_sealed bytea not null,
  received_at timestamptz not null,
  resolved_at timestamptz check (resolved_at >= received_at)
);
create index contact_message_open on contact_message (received_at desc, id desc) where resolved_at is null;
create index contact_message_resolved on contact_message (received_at desc, id desc) where resolved_at is not null;
create index contact_message_by_address on contact_message (address_hash);

call app.protect('contact_message');
grant select, insert, delete on contact_message to spokewell_app;
grant update (resolved_at) on contact_message to spokewell_app;
call app.readers('contact_message', 'app.acting_support() is not null or app.acting_as_system()');
call app.writers('contact_message', 'app.acting_as_system() and resolved_at is null and received_at = app.now()',
  'app.acting_support() is not null', 'app.acting_support() is not null');
call app.audited('contact_message', 'id');

-- With an account that is erased goes what was written from its address. Each leaves an entry like the account's own.
create function app.erase_contact_messages() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with gone as (delete from contact_message m where m.address_hash = old.email_hash returning m.id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
    select '0', e.at, e.request_id, e.actor, e.action, 'contact_message', gone.id, '{}'
    from gone, audit_entry e
    where e.transaction_id = pg_current_xact_id() and e.action = 'account.erased'
      and e.entity = 'account' and e.entity_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_contact_messages() from public;
create trigger contact_messages_go_too before delete on account
  for each row when (old.email_hash is not null and old.proven_at is not null)
  execute function app.erase_contact_messages();
create trigger contact_messages_emptied before update of erased_at on account
  for each row when (new.erased_at is not null and old.erased_at is null and old.email_hash is not null
    and old.proven_at is not null)
  execute function app.erase_contact_messages();
