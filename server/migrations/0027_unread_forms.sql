-- Which forms their fitter has not read yet: one row for each form, from the moment it is submitted or corrected until
-- the fitter reads it. What the fitter fills in together with the rider is never unread. Forms that were submitted
-- before this table existed count as read.
create table unread_form (
  submission_id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  follow_up_id uuid,
  since timestamptz not null,
  unique nulls not distinct (session_id, follow_up_id),
  foreign key (fitter_id, rider_id, session_id, submission_id)
    references submission (fitter_id, rider_id, session_id, id) on delete cascade,
  foreign key (fitter_id, rider_id, session_id, follow_up_id)
    references follow_up (fitter_id, rider_id, session_id, id) on delete cascade
);
create index unread_form_by_fitter on unread_form (fitter_id, since desc, submission_id desc);
create index unread_form_by_rider on unread_form (rider_id);
create index unread_form_by_follow_up on unread_form (follow_up_id) where follow_up_id is not null;

call app.protect('unread_form');
grant select, delete on unread_form to spokewell_app;
create policy fitter_unread on unread_form to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy system_unread on unread_form for select to spokewell_app using (app.actor() = 'system');

-- Nobody can submit a form that is not unread, and a correction takes the place of what it corrects.
create function app.mark_unread() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into unread_form (submission_id, session_id, fitter_id, rider_id, follow_up_id, since)
    values (new.id, new.session_id, new.fitter_id, new.rider_id, new.follow_up_id, new.submitted_at)
    on conflict (session_id, follow_up_id)
      do update set submission_id = excluded.submission_id, since = excluded.since;
  return null;
end $$;
revoke all on function app.mark_unread() from public;
create trigger unread_at_first after insert on submission for each row
  when (not new.assisted) execute function app.mark_unread();

create function app.erase_unread_forms() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from unread_form f where f.rider_id = new.id;
  return null;
end $$;
revoke all on function app.erase_unread_forms() from public;
create trigger unread_forms_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_unread_forms();
