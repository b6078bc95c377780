-- Support's open pages hear of every message to the provider that comes, is resolved, is opened again or goes. Whoever
-- writes one may not see who works for support, so the gate answers it.
create function app.tell_support() returns trigger language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('spokewell_notice', json_build_object('topic', 'contact', 'accounts', json_agg(a.id))::text)
    from account a where a.role = 'support' and a.disabled_at is null having count(*) > 0;
  return null;
end $$;
call app.answered_by_gate('app.tell_support()');
create trigger tell_support after insert or update or delete on contact_message
  for each statement execute function app.tell_support();
