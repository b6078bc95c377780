-- A rider may let a fitter read an earlier file: then that fitter also sees whose file it is.
create policy fitter_of_shared_file on account for select to spokewell_app
  using (app.actor() = 'fitter' and role = 'fitter'
    and id in (select r.fitter_id from rider r where r.id in (select app.shared_riders())));

-- Support sees the studio a file belongs to as the rider does.
create policy profile_of_read_file on fitter_profile for select to spokewell_app
  using ((app.actor() = 'fitter' and fitter_id in (select r.fitter_id from rider r where r.id in (select app.shared_riders())))
    or (app.actor() = 'support' and fitter_id in (select r.fitter_id from rider r)));

-- A client who sends an intake ends what devices may still do that began it as guests.
create policy client_guest_sign_in on sign_in to spokewell_app
  using (app.actor() = 'client' and guest_session_id in (select s.id from session s where s.rider_id in (select app.own_riders())))
  with check (app.actor() = 'client' and guest_session_id in (select s.id from session s where s.rider_id in (select app.own_riders())));
