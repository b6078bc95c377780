-- A rider without an account reads the consents of the file that their link to a form is of, and withdraws from them.
-- Answering that form proves as much. The link of a report is passed on, so it lets nobody do this.

-- The file of the acting guest of a form; none once it belongs to an account, which answers for it.
create function app.guest_file() returns uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.id from rider r where r.id = app.form_rider() and r.account_id is null and r.erased_at is null
$$;
call app.answered_by_gate('app.guest_file()');

-- The same, locked, so that two presses take turns.
create function app.lock_guest_file() returns table (id uuid, fitter_id uuid)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.id, r.fitter_id from rider r
    where r.id = app.form_rider() and r.account_id is null and r.erased_at is null for no key update
$$;
call app.answered_by_gate('app.lock_guest_file()');

create policy link_ledger on consent for select to spokewell_app using (coalesce(rider_id = (select app.guest_file()), false));
create policy link_answers on consent for insert to spokewell_app
  with check (coalesce(account_id is null and purpose in ('fit', 'research') and rider_id = (select app.guest_file()), false));
create policy link_reads on restriction for select to spokewell_app using (coalesce(rider_id = (select app.guest_file()), false));
create policy link_withdraws on restriction for insert to spokewell_app
  with check (coalesce(cause = 'consent' and rider_id = (select app.guest_file()), false));
create policy link_gives_again on restriction for update to spokewell_app
  using (coalesce(cause = 'consent' and rider_id = (select app.guest_file()), false))
  with check (coalesce(cause = 'consent' and rider_id = (select app.guest_file()), false));
