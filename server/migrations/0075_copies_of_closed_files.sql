-- A copy of a practice's data that was made before a rider ended its access, or had the file restricted, still contains the
-- file. It goes when the file is closed; the fitter can have another one made, without the file.
create function app.remove_copies_of_fitter() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from data_download d where d.account_id = new.fitter_id;
  return null;
end $$;
revoke all on function app.remove_copies_of_fitter() from public;
create trigger copies_go_too after insert on ended_access for each row execute function app.remove_copies_of_fitter();
create trigger copies_go_too after insert on restriction for each row execute function app.remove_copies_of_fitter();
