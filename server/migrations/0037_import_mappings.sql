-- How a fitter reads the files of other systems: made once for each system, and used again for its next file.

create table import_mapping (
  id uuid primary key,
  fitter_id uuid not null references account (id) on delete cascade,
  -- The name, labels and what they mean, as one document: the texts are the fitter's and the other system's.
  content_sealed bytea not null,
  version integer not null check (version > 0),
  created_at timestamptz not null
);
create index import_mapping_by_fitter on import_mapping (fitter_id, created_at, id);

call app.protect('import_mapping');
grant select, insert, delete on import_mapping to spokewell_app;
grant update (content_sealed, version) on import_mapping to spokewell_app;
call app.readers('import_mapping', 'fitter_id = app.acting_fitter()');
call app.writers('import_mapping', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()',
  'fitter_id = app.acting_fitter()');
call app.audited('import_mapping', 'id');

-- With an account that is erased or begins anew go its mappings. Each leaves an entry like the account's own.
create function app.erase_import_mappings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with gone as (delete from import_mapping m where m.fitter_id = old.id returning m.id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
    select '0', e.at, e.request_id, e.actor, e.action, 'import_mapping', gone.id, old.id, old.id, '{}'
    from gone, audit_entry e
    where e.transaction_id = pg_current_xact_id() and e.action in ('account.erased', 'account.reset')
      and e.entity = 'account' and e.entity_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_import_mappings() from public;
create trigger import_mappings_go_too before delete on account
  for each row execute function app.erase_import_mappings();
create trigger import_mappings_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_import_mappings();
