-- Every process is told when a key was deleted: it forgets the names it has in memory.
create function app.tell_erasure() returns trigger language plpgsql as $$
begin
  perform pg_notify('spokewell_erasure', '');
  return null;
end $$;
create trigger tell_erasure after delete on vault_key for each statement execute function app.tell_erasure();
