-- What has to go from the file store: asked for in the transaction that ends the rows, removed soon after by the
-- periodic work, and asked for until it is gone. A restore of an older state asks for nothing that is younger.

create table file_removal (
  -- A file's key, or a rider's id: all files of that rider.
  key text primary key
);
call app.protect('file_removal');

create function app.remove_photo_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_removal (key) values (old.file), (old.thumbnail) on conflict do nothing;
  return null;
end $$;
create trigger files_go_too after delete on photo for each row execute function app.remove_photo_files();

create function app.remove_rider_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_removal (key) values (new.id::text) on conflict do nothing;
  return null;
end $$;
create trigger files_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.remove_rider_files();
