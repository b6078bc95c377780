-- Row security joins its policies by "or", so a policy that looks through a whole table is paid by every reader.
-- Whose fitters an actor may see is therefore asked of the index each time: by account, by share, by access.
create function app.own_fitters() returns setof uuid language sql stable as
$$ select r.fitter_id from rider r where r.account_id = app.account_id() $$;
create function app.sharing_fitters() returns setof uuid language sql stable as
$$ select r.fitter_id from rider r where r.id = any (array(select app.shared_riders())) $$;
create function app.supported_fitters() returns setof uuid language sql stable as
$$ select r.fitter_id from rider r where r.id = any (array(select app.supported_riders())) $$;

-- A rider and a guest see who their fitter is; a fitter and support whose the file is that they may read.
drop policy fitter_of_shared_file on account;
drop policy fitter_of_mine on account;
create policy fitter_of_mine on account for select to spokewell_app
  using (role = 'fitter' and (
    (app.actor() = 'guest' and id = app.guest_fitter_id())
    or (app.actor() = 'client' and id in (select app.own_fitters()))
    or (app.actor() = 'fitter' and id in (select app.sharing_fitters()))
    or (app.actor() = 'support' and id in (select app.supported_fitters()))));

drop policy profile_of_read_file on fitter_profile;
drop policy profile_of_my_fitter on fitter_profile;
create policy profile_of_my_fitter on fitter_profile for select to spokewell_app
  using ((app.actor() = 'guest' and fitter_id = app.guest_fitter_id())
    or (app.actor() = 'client' and fitter_id in (select app.own_fitters()))
    or (app.actor() = 'fitter' and fitter_id in (select app.sharing_fitters()))
    or (app.actor() = 'support' and fitter_id in (select app.supported_fitters())));

create function app.own_sessions() returns setof uuid language sql stable as
$$ select s.id from session s where s.rider_id = any (array(select app.own_riders())) $$;

drop policy client_guest_sign_in on sign_in;
create policy client_guest_sign_in on sign_in to spokewell_app
  using (app.actor() = 'client' and guest_session_id in (select app.own_sessions()))
  with check (app.actor() = 'client' and guest_session_id in (select app.own_sessions()));
