-- A fitter's follow-up schedule goes with the account, with an entry like the account's own. Without the entry, an
-- account whose row is deleted could not be deleted at all, and where the row stays the schedule stayed with it.

create function app.erase_follow_up_protocol() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with gone as (delete from follow_up_protocol p where p.fitter_id = old.id returning p.fitter_id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
    select '0', e.at, e.request_id, e.actor, e.action, 'follow_up_protocol', old.id, old.id, old.id, '{}'
    from gone, audit_entry e
    where e.transaction_id = pg_current_xact_id() and e.action = 'account.erased'
      and e.entity = 'account' and e.entity_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_follow_up_protocol() from public;
create trigger follow_up_protocol_goes_too before delete on account
  for each row execute function app.erase_follow_up_protocol();
create trigger follow_up_protocol_emptied before update of erased_at on account
  for each row when (new.erased_at is not null and old.erased_at is null)
  execute function app.erase_follow_up_protocol();
