-- Restricting a file ends support's accesses to it, whoever restricts it: also a guest, who may not see them.
alter policy changes on support_access using (coalesce(ended_at is null and (fitter_id = app.acting_fitter()
  or support_id = app.acting_support() or rider_id = any ((select app.own_files())::uuid[])
  or app.acting_as_system()), false));

-- Open pages of support learn that an access has changed or is over, also by a command or an erasure.
create function app.tell_of_access() returns trigger language plpgsql volatile as $$
begin
  perform pg_notify('spokewell_notice', json_build_object(
    'topic', 'supportAccess', 'accounts', json_build_array(coalesce(new.support_id, old.support_id)))::text);
  return null;
end $$;
create trigger tell_of_access after insert or update or delete on support_access
  for each row execute function app.tell_of_access();
