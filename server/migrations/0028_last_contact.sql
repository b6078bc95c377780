-- When a fitter and a rider last had to do with each other: a session begun, an invitation, a form, a fit, a reminder,
-- a call. The list of clients is ordered by it, and an index cannot order by the newest row of five tables: so it is
-- stored, and the database itself keeps it true.
create table last_contact (
  rider_id uuid primary key,
  fitter_id uuid not null,
  at timestamptz not null,
  foreign key (fitter_id, rider_id) references rider (fitter_id, id) on delete cascade
);
create index last_contact_by_fitter on last_contact (fitter_id, at desc, rider_id desc);

call app.protect('last_contact');
grant select on last_contact to spokewell_app;
create policy fitter_contact on last_contact for select to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id());

-- The argument names the column of the row with the instant of the contact.
create function app.note_contact() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into last_contact (rider_id, fitter_id, at)
    select r.id, r.fitter_id, (to_jsonb(new) ->> tg_argv[0])::timestamptz
      from rider r where r.id = new.rider_id and r.erased_at is null
    on conflict (rider_id) do update set at = excluded.at where last_contact.at < excluded.at;
  return null;
end $$;
revoke all on function app.note_contact() from public;

create trigger contact_begun after insert on session for each row execute function app.note_contact('created_at');
create trigger contact_invited after insert on invitation for each row execute function app.note_contact('created_at');
create trigger contact_submitted after insert on submission for each row execute function app.note_contact('submitted_at');
create trigger contact_fitted after update of fitted_at on session for each row
  when (new.fitted_at is not null) execute function app.note_contact('fitted_at');
create trigger contact_reminded after update of sent_at on follow_up_reminder for each row
  when (new.sent_at is not null) execute function app.note_contact('sent_at');
create trigger contact_made after update of worked_off_at on follow_up_alert for each row
  when (new.outcome in ('contacted', 'booked')) execute function app.note_contact('worked_off_at');

insert into last_contact (rider_id, fitter_id, at)
  select r.id, r.fitter_id, max(c.at)
  from rider r join (
    select rider_id, created_at as at from session
    union all select rider_id, fitted_at from session where fitted_at is not null
    union all select rider_id, created_at from invitation
    union all select rider_id, submitted_at from submission
    union all select rider_id, sent_at from follow_up_reminder where sent_at is not null
    union all select rider_id, worked_off_at from follow_up_alert where outcome in ('contacted', 'booked')
  ) c on c.rider_id = r.id
  where r.erased_at is null group by r.id, r.fitter_id;

create function app.erase_last_contact() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from last_contact c where c.rider_id = new.id;
  return null;
end $$;
revoke all on function app.erase_last_contact() from public;
create trigger last_contact_goes_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_last_contact();

-- The clients who are invited or not fitted yet are found by this index; those fitted long ago are not read.
create index session_before_fit on session (fitter_id, rider_id)
  where fitted_at is null and closed_at is null and cancelled_at is null;
