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

-- An offer of all fits, or of those from a day on, covers files that the rider gets later: at a third fitter, or once a
-- file joins the account. The fitter it is shared with is never let into their own file.
create function app.share_later_file() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with added as (
    insert into share (id, account_id, rider_id, fitter_id, offer_id, fits_from, from_at, until_at, created_at)
    select gen_random_uuid(), o.account_id, new.id, o.accepted_by, o.id, o.fits_from, app.now(), o.until_at, app.now()
      from share_offer o
      where o.account_id = new.account_id and o.confirmed_at is not null and o.ended_at is null and o.bike_id is null
        and (o.until_at is null or o.until_at > app.now()) and o.accepted_by <> new.fitter_id
        and not exists (select from share s where s.offer_id = o.id and s.rider_id = new.id)
    returning id, account_id, fitter_id)
  insert into audit_entry (transaction_id, at, request_id, actor, actor_id, action, entity, entity_id, rider_id, account_id,
      changes)
    select '0', app.now(), 'share_offer', app.actor(), coalesce(app.account_id(), app.guest_session_id()),
      'share.created', 'share', a.id, new.id, a.account_id,
      jsonb_build_object('shared_with', jsonb_build_object('to', a.fitter_id)) from added a;
  perform app.tell('sharing', s.fitter_id) from share s where s.rider_id = new.id and s.created_at = app.now();
  return null;
end $$;
revoke all on function app.share_later_file() from public;
create trigger shared_later after insert or update of account_id on rider for each row
  when (new.account_id is not null and new.erased_at is null) execute function app.share_later_file();

-- Nothing new reaches a fitter whose access the rider ended: a form is submitted once they are let in again.
create function app.refuse_ended_access() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.actor() in ('guest', 'client') and new.revision = 1 and app.access_ended_at(new.rider_id) is not null then
    raise exception 'the access of the fitter is ended' using errcode = 'SW005';
  end if;
  return new;
end $$;
revoke all on function app.refuse_ended_access() from public;
create trigger access_not_ended before insert on submission for each row execute function app.refuse_ended_access();

-- A withdrawal that is repeated after a restore is the product's own work.
alter table consent drop constraint consent_actor_check;
alter table consent add constraint consent_actor_check check (actor in ('guest', 'client', 'guardian', 'system'));
