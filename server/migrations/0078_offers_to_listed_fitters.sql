-- A rider also offers fits to a fitter whom they choose from the directory. Nobody else can accept that offer.
alter table share_offer
  add column offered_to uuid references account (id) on delete cascade check (offered_to <> account_id),
  add constraint accepted_by_chosen check (accepted_by = offered_to);
create index share_offer_by_chosen on share_offer (offered_to) where offered_to is not null;
-- Whether a mail about an offer is still true when it is sent.
create policy system_reads_offer on share_offer for select to spokewell_app using (app.acting_as_system());

-- Riders see the fitter whom they chose, whom they have a file with, or who accepted an offer of theirs.
create or replace function app.own_fitters() returns setof uuid language sql stable
begin atomic
  select r.fitter_id from public.rider r where r.account_id = app.account_id()
  union select o.accepted_by from public.share_offer o where o.account_id = app.account_id() and o.accepted_by is not null
  union select o.offered_to from public.share_offer o where o.account_id = app.account_id() and o.offered_to is not null;
end;

create or replace function app.offer_behind(link_hash bytea) returns table
  (id uuid, account_id uuid, bike_id uuid, fits_from date, until_at timestamptz, expires_at timestamptz, accepted_by uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.account_id, o.bike_id, o.fits_from, o.until_at, o.expires_at, o.accepted_by from share_offer o
  where o.secret_hash = link_hash and app.actor() = 'fitter' and o.ended_at is null and o.confirmed_at is null
    and o.expires_at > app.now() and (o.until_at is null or o.until_at > app.now())
    and (o.accepted_by is null or o.accepted_by = app.account_id())
    and (o.offered_to is null or o.offered_to = app.account_id())
$$;

-- An offer stays listed as ended when its fitter deletes their account, so the row of that account stays, emptied.
create or replace function app.erase_account(wanted uuid, at timestamptz, request text) returns boolean
language plpgsql volatile set search_path = public, pg_temp as $$
declare gone account; file uuid;
begin
  select a.* into gone from account a where a.id = wanted for update;
  if gone.id is null or gone.erased_at is not null then return false; end if;
  perform set_config('app.erasing', 'yes', true), app.act_as('system', null, at);
  for file in select r.id from rider r where r.erased_at is null
      and (r.account_id = gone.id or (r.fitter_id = gone.id and r.account_id is null)) order by r.id loop
    perform app.erase_rider(file, at, request);
  end loop;
  perform app.leave_files(gone.id, at, request);
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, account_id, changes)
    select '0', at, request, 'system', 'account.erased', e.entity, e.id, gone.id, '{}'
    from (select 'account' as entity, gone.id
          union all select 'fitter_profile', p.fitter_id from fitter_profile p where p.fitter_id = gone.id
          union all select 'consent', c.id from consent c where c.account_id = gone.id
          union all select 'share', s.id from share s where gone.id in (s.account_id, s.fitter_id)) e;
  delete from consent c where c.account_id = gone.id;
  delete from share s where s.account_id = gone.id or s.fitter_id = gone.id;
  delete from fitter_profile p where p.fitter_id = gone.id;
  delete from sign_in i where i.account_id = gone.id;
  delete from idempotency_key k where k.actor = gone.id;
  -- Mails and messages of the sign-in service say in their purpose whose they are.
  delete from outbox o where o.account_id = gone.id or o.purpose like 'identity:' || gone.identity_subject || ':%';
  delete from vault_key k where k.holder = gone.id;
  if exists (select 1 from rider r where r.fitter_id = gone.id)
      or exists (select 1 from support_access a where a.support_id = gone.id)
      or exists (select 1 from share_offer o where gone.id in (o.accepted_by, o.offered_to)) then
    update account a set name_sealed = null, email_sealed = null, email_hash = null, identity_subject = null,
      proven_at = null, language = 'en', units = 'metric', disabled_at = coalesce(a.disabled_at, at), erased_at = at
      where a.id = gone.id;
  else
    delete from account a where a.id = gone.id;
  end if;
  perform app.tell('account', gone.id);
  return true;
end $$;
