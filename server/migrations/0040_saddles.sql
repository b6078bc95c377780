-- The saddles that a fitter knows, with the dimensions that the fitter entered.

create table saddle (
  id uuid primary key,
  fitter_id uuid not null references account (id) on delete cascade,
  -- Make and model are the fitter's words.
  model_sealed bytea not null,
  width numeric check (width > 0),
  length numeric check (length > 0),
  nose_to_width_80 numeric check (nose_to_width_80 > 0),
  stack numeric check (stack > 0),
  version integer not null check (version > 0),
  created_at timestamptz not null
);
comment on column saddle.width is 'in mm at the widest point; null if it was not measured, as for the other dimensions';
comment on column saddle.nose_to_width_80 is 'in mm from the nose to where the saddle is 80 mm wide';
comment on column saddle.stack is 'in mm from the rails to the top';
create index saddle_by_fitter on saddle (fitter_id, created_at, id);

call app.protect('saddle');
grant select, insert, delete on saddle to spokewell_app;
grant update (model_sealed, width, length, nose_to_width_80, stack, version) on saddle to spokewell_app;
call app.readers('saddle', 'fitter_id = app.acting_fitter()');
call app.writers('saddle', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()',
  'fitter_id = app.acting_fitter()');
call app.audited('saddle', 'id');

-- With an account that is erased or begins anew go its saddles. Each leaves an entry like the account's own.
create function app.erase_saddles() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with gone as (delete from saddle s where s.fitter_id = old.id returning s.id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
    select '0', e.at, e.request_id, e.actor, e.action, 'saddle', gone.id, old.id, old.id, '{}'
    from gone, audit_entry e
    where e.transaction_id = pg_current_xact_id() and e.action in ('account.erased', 'account.reset')
      and e.entity = 'account' and e.entity_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_saddles() from public;
create trigger saddles_go_too before delete on account
  for each row execute function app.erase_saddles();
create trigger saddles_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_saddles();
