-- A form has some dozens of figures, all of one file. Whether the file is erased is asked once for all of them.
create function app.require_live_files() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- The lock makes an erasure and the new rows take turns. What it did is seen by the next statement.
  perform from rider r where r.id in (select a.rider_id from added a) for key share;
  if exists (select from added a join rider r on r.id = a.rider_id where r.erased_at is not null) then
    raise exception 'the file is erased' using errcode = 'SW001';
  end if;
  return null;
end $$;
revoke all on function app.require_live_files() from public;
drop trigger live_file on submission_figure;
create trigger live_file after insert on submission_figure
  referencing new table as added for each statement execute function app.require_live_files();
