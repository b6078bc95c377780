-- How a fitter arranged the dashboard. Without a row it is the default of domain/dashboard/layout.ts.

create table dashboard_layout (
  fitter_id uuid primary key references account (id) on delete cascade,
  -- Every widget in its order, with its size and whether it is shown.
  widgets jsonb not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null
);

call app.protect('dashboard_layout');
grant select, insert on dashboard_layout to spokewell_app;
grant update (widgets, version, changed_at) on dashboard_layout to spokewell_app;
call app.readers('dashboard_layout', 'fitter_id = app.acting_fitter()');
call app.writers('dashboard_layout', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', null);
call app.audited('dashboard_layout', 'fitter_id');

-- With an account that is erased or begins anew goes its layout. It leaves an entry like the account's own.
create function app.erase_dashboard_layout() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with gone as (delete from dashboard_layout l where l.fitter_id = old.id returning l.fitter_id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
    select '0', e.at, e.request_id, e.actor, e.action, 'dashboard_layout', old.id, old.id, old.id, '{}'
    from gone, audit_entry e
    where e.transaction_id = pg_current_xact_id() and e.action in ('account.erased', 'account.reset')
      and e.entity = 'account' and e.entity_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_dashboard_layout() from public;
create trigger dashboard_layout_goes_too before delete on account
  for each row execute function app.erase_dashboard_layout();
create trigger dashboard_layout_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_dashboard_layout();
