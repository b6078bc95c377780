-- The open pages of a fitter who reads shared fits close their streams and read everything again when the file is closed,
-- opened again, or erased, whoever does it.
create function app.tell_readers(readers uuid[]) returns void language sql volatile as $$
  select pg_notify('spokewell_notice', json_build_object(
    'topic', 'sessions', 'accounts', to_json(readers), 'closes', true)::text)
  where cardinality(readers) > 0
$$;
revoke all on function app.tell_readers(uuid[]) from public;

create function app.tell_readers_of_file() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.tell_readers(array(select distinct s.fitter_id from share s
    where s.rider_id = new.rider_id and s.ended_at is null));
  return null;
end $$;
revoke all on function app.tell_readers_of_file() from public;
create trigger tell_readers after insert or update of ended_at on restriction
  for each row execute function app.tell_readers_of_file();

create function app.tell_reader() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.tell_readers(array[old.fitter_id]);
  return null;
end $$;
revoke all on function app.tell_reader() from public;
create trigger tell_reader after delete on share for each row execute function app.tell_reader();
