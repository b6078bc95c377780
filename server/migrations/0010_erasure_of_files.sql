-- Erasing a rider's file is 0007's. What the product keeps of a rider beyond that goes in the same transaction, by
-- triggers on the file: each part of the product brings its own.

-- Takes a file's rows out of these tables, in their order. Each leaves an entry like the one of the file's own erasure.
create function app.erase_rows(file uuid, variadic tables text[]) returns void
language plpgsql volatile set search_path = public, pg_temp as $$
declare from_table text;
begin
  foreach from_table in array tables loop
    execute format($q$
      with gone as (delete from %1$I x where x.rider_id = $1 returning x.id)
      insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
        select '0', e.at, e.request_id, e.actor, e.action, %1$L, gone.id, e.fitter_id, e.rider_id, '{}'
        from gone, audit_entry e
        where e.transaction_id = pg_current_xact_id() and e.action = 'rider.erased' and e.entity = 'rider' and e.entity_id = $1
      $q$, from_table) using file;
  end loop;
end $$;
revoke all on function app.erase_rows(uuid, text[]) from public;

-- What has to go from the file store: asked for in the transaction that ends the rows, removed soon after by the
-- periodic work, and asked for until it is gone. A restore of an older state asks for nothing that is younger.
create table file_removal (
  -- A file's key, or a rider's id: all files of that rider.
  key text primary key
);
call app.protect('file_removal');

-- The file store's folder of the rider goes, sealed under a key that is destroyed; what guests asked for once goes; and
-- open screens look again.
create function app.finish_erasure() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_removal (key) values (new.id::text) on conflict do nothing;
  delete from idempotency_key k where k.actor in (select s.id from session s where s.rider_id = new.id);
  perform app.tell('submissions', new.fitter_id), app.tell('invitations', new.fitter_id);
  if old.account_id is not null then perform app.tell('submissions', old.account_id); end if;
  return null;
end $$;
-- Of no use to anybody but the trigger: a role that hung it on a table of its own would erase as the owner does.
revoke all on function app.finish_erasure() from public;
create trigger erased after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.finish_erasure();
