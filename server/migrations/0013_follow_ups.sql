-- What comes after the fit: the fitter's protocol, the follow-ups it schedules, the reminders and the secrets in them,
-- what the fitter is alerted to. Due days are local dates of the rider.

create table follow_up_protocol (
  fitter_id uuid primary key references account (id) on delete cascade,
  -- Milestones (days after the fit) and reminders (days after due), as domain/follow-ups describes them.
  protocol jsonb not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null
);

create table follow_up (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  -- Days after the fit: names the milestone, whatever day it was moved to.
  milestone integer not null check (milestone between 1 and 1100),
  opens_on date not null,
  due_on date not null,
  window_ends_on date not null,
  -- Days after it is due on which its rider is reminded: of the protocol when it was planned.
  reminder_days smallint[] not null,
  submitted_at timestamptz,
  skipped_at timestamptz,
  -- When something is next to be done about it: a reminder, an alert. Null when nothing is.
  next_look_at timestamptz,
  created_at timestamptz not null,
  unique (session_id, milestone),
  unique (session_id, id),
  unique (fitter_id, rider_id, session_id, id),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id),
  check (opens_on <= due_on and due_on <= window_ends_on)
);
create index follow_up_by_fitter on follow_up (fitter_id, due_on, id) where submitted_at is null and skipped_at is null;
create index follow_up_answered on follow_up (fitter_id, submitted_at desc, id desc) where submitted_at is not null;
create index follow_up_by_rider on follow_up (rider_id);
create index follow_up_to_look_at on follow_up (next_look_at) where next_look_at is not null;

-- The day it is where a rider lives. A zone that this database does not know counts as the middle of the world.
create function app.day_in(zone text, at timestamptz) returns date
language plpgsql stable parallel safe as $$
begin
  return (at at time zone coalesce(zone, 'UTC'))::date;
exception when invalid_parameter_value then
  return (at at time zone 'UTC')::date;
end $$;

-- What a reminder's link holds: the form of this follow-up, or no more reminders. It works as long as the follow-up can
-- be answered, also when the fitter moves it: until when is the follow-up's, and stands nowhere else.
create table follow_up_secret (
  hash bytea primary key,
  follow_up_id uuid not null,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  purpose text not null check (purpose in ('answer', 'stop')),
  -- Where the mail went: of the secrets that answer and still work, the one address under which the file can be kept.
  address_hash bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (fitter_id, rider_id, session_id, follow_up_id)
    references follow_up (fitter_id, rider_id, session_id, id) on delete cascade
);
create index follow_up_secret_by_follow_up on follow_up_secret (follow_up_id);

-- That a reminder was handed to the outbox: each of a follow-up once, whatever becomes of the outbox's row.
create table follow_up_reminder (
  follow_up_id uuid not null,
  number smallint not null check (number between 1 and 3),
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  handed_at timestamptz not null,
  sent_at timestamptz,
  -- Why it did not go out, or was not taken: a code.
  ended_by text,
  primary key (follow_up_id, number),
  foreign key (fitter_id, rider_id, session_id, follow_up_id)
    references follow_up (fitter_id, rider_id, session_id, id) on delete cascade
);
create index follow_up_reminder_by_fitter on follow_up_reminder (fitter_id);
create index follow_up_reminder_by_rider on follow_up_reminder (rider_id);

create table follow_up_alert (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  follow_up_id uuid not null,
  kind text not null check (kind in
    ('overdue', 'worse', 'new_complaint', 'red_flag', 'wants_appointment', 'unhappy', 'never_answered')),
  -- The zone it is about; empty where it is about the whole.
  zone text not null,
  raised_at timestamptz not null,
  -- When the rider's correction took its reason away. It is worked off all the same.
  corrected_at timestamptz,
  worked_off_at timestamptz,
  outcome text check (outcome in ('noted', 'contacted', 'booked', 'answered')),
  note_sealed bytea,
  unique (follow_up_id, kind, zone),
  foreign key (fitter_id, rider_id, session_id, follow_up_id)
    references follow_up (fitter_id, rider_id, session_id, id) on delete cascade,
  check ((worked_off_at is null) = (outcome is null))
);
create index follow_up_alert_open on follow_up_alert (fitter_id, raised_at desc, id desc) where worked_off_at is null;
create index follow_up_alert_by_fitter on follow_up_alert (fitter_id);
create index follow_up_alert_by_rider on follow_up_alert (rider_id);
create index follow_up_alert_by_session on follow_up_alert (session_id);

-- No more reminders, by the rider's press; and an address that mails come back from, until it changes.
alter table rider
  add column reminders_stopped_at timestamptz,
  add column address_failed_at timestamptz;

-- Which follow-up a waiting or sent reminder is about: moved and dropped with it.
alter table outbox
  add column follow_up_id uuid,
  add column reminder smallint,
  add foreign key (session_id, follow_up_id) references follow_up (session_id, id) on delete cascade,
  add check (follow_up_id is null or session_id is not null),
  add check (reminder is null or follow_up_id is not null);
create index outbox_due_but_reminders on outbox (due_at)
  where sent_at is null and dead_at is null and dropped_at is null and follow_up_id is null;
create index outbox_by_follow_up on outbox (follow_up_id, created_at desc) where follow_up_id is not null;

-- Drafts and submissions of a follow-up name it; those of an intake name none.
alter table draft add column follow_up_id uuid;
alter table draft drop constraint draft_pkey;
alter table draft add constraint draft_of_form unique nulls not distinct (session_id, form, follow_up_id);
alter table draft add check ((form = 'follow_up') = (follow_up_id is not null));
alter table draft add foreign key (fitter_id, rider_id, session_id, follow_up_id)
  references follow_up (fitter_id, rider_id, session_id, id) on delete cascade;

alter table submission
  add column follow_up_id uuid,
  -- Filled in by the fitter together with the rider: left out of ratings.
  add column assisted boolean not null default false;
alter table submission drop constraint submission_session_id_kind_revision_key;
alter table submission add constraint submission_revision unique nulls not distinct (session_id, kind, follow_up_id, revision);
drop index submission_current;
create unique index submission_current on submission (session_id, kind, follow_up_id) nulls not distinct
  where superseded_at is null;
alter table submission add check ((kind = 'follow_up') = (follow_up_id is not null));
alter table submission add check (not assisted or kind = 'follow_up');
alter table submission add foreign key (fitter_id, rider_id, session_id, follow_up_id)
  references follow_up (fitter_id, rider_id, session_id, id);
create index submission_by_follow_up on submission (follow_up_id) where follow_up_id is not null;

alter table sign_in add foreign key (guest_session_id, guest_follow_up_id)
  references follow_up (session_id, id) on delete cascade;

call app.protect('follow_up_protocol');
call app.protect('follow_up');
call app.protect('follow_up_secret');
call app.protect('follow_up_alert');
call app.protect('follow_up_reminder');

grant select, insert on follow_up_protocol, follow_up, follow_up_secret, follow_up_alert to spokewell_app;
-- A fit that is not done yet after all takes back what it planned.
grant delete on follow_up to spokewell_app;
grant update (protocol, version, changed_at) on follow_up_protocol to spokewell_app;
grant update (opens_on, due_on, window_ends_on, submitted_at, skipped_at, next_look_at) on follow_up to spokewell_app;
grant update (revoked_at) on follow_up_secret to spokewell_app;
grant select, insert, delete on follow_up_reminder to spokewell_app;
grant update (handed_at, sent_at, ended_by) on follow_up_reminder to spokewell_app;
grant update (worked_off_at, outcome, note_sealed) on follow_up_alert to spokewell_app;
grant update (reminders_stopped_at, address_failed_at) on rider to spokewell_app;

-- One form of one session: who fills in one reaches no other, and only what the fitter sends is assisted.
alter policy guest_draft on draft
  using (app.actor() = 'guest' and session_id = app.guest_session_id()
    and follow_up_id is not distinct from app.guest_follow_up_id())
  with check (app.actor() = 'guest' and session_id = app.guest_session_id()
    and follow_up_id is not distinct from app.guest_follow_up_id());
alter policy guest_submits on submission
  with check (app.actor() = 'guest' and session_id = app.guest_session_id() and not assisted
    and follow_up_id is not distinct from app.guest_follow_up_id());
alter policy client_submits on submission
  with check (app.actor() = 'client' and rider_id in (select app.own_riders()) and not assisted);
-- Together with the rider, in the studio or on the telephone.
create policy fitter_assists on submission for insert to spokewell_app
  with check (app.actor() = 'fitter' and fitter_id = app.account_id() and assisted);
create policy fitter_figures on submission_figure for insert to spokewell_app
  with check (app.actor() = 'fitter' and fitter_id = app.account_id()
    and exists (select 1 from submission s where s.id = submission_id and s.assisted));
-- What was said before the fit stands beside a follow-up; no other follow-up is the guest's to read or to count into.
alter policy guest_reads on submission
  using (app.actor() = 'guest' and session_id = app.guest_session_id()
    and (follow_up_id is null or follow_up_id = app.guest_follow_up_id()));
alter policy guest_reads on submission_figure
  using (app.actor() = 'guest' and session_id = app.guest_session_id()
    and exists (select 1 from submission s where s.id = submission_id));
alter policy guest_figures on submission_figure
  with check (app.actor() = 'guest' and session_id = app.guest_session_id()
    and exists (select 1 from submission s
      where s.id = submission_id and s.follow_up_id is not distinct from app.guest_follow_up_id()));

create policy own_protocol on follow_up_protocol to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());

call app.readable_by_people('follow_up');
create policy system_plans on follow_up for update to spokewell_app using (app.actor() = 'system');
create policy client_answers on follow_up for update to spokewell_app
  using (app.actor() = 'client' and rider_id in (select app.own_riders()));
create policy guest_follow_up on follow_up for select to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_follow_up_id());
create policy guest_answers on follow_up for update to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_follow_up_id());
-- Whoever fills in a form says that it is sent, and nothing else of when it is due.
create function app.refuse_moving() returns trigger language plpgsql as $$
begin
  if app.actor() in ('guest', 'client') then
    raise exception 'the fitter plans follow-ups' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger moving before update of opens_on, due_on, window_ends_on, skipped_at on follow_up
  for each row execute function app.refuse_moving();

-- What hangs on a follow-up is the fitter's, and the house's own work goes on with it.
create procedure app.worked_on(target regclass) language plpgsql as $$
begin
  execute format($p$create policy fitter_works on %s to spokewell_app
    using (app.actor() = 'fitter' and fitter_id = app.account_id())
    with check (app.actor() = 'fitter' and fitter_id = app.account_id())$p$, target);
  execute format($p$create policy system_works on %s to spokewell_app
    using (app.actor() = 'system') with check (app.actor() = 'system')$p$, target);
end $$;
call app.worked_on('follow_up_secret');
call app.worked_on('follow_up_reminder');
call app.worked_on('follow_up_alert');

-- What the rider who answers may do to what hangs on that follow-up.
create procedure app.open_to_answer(target regclass, command text, which text) language plpgsql as $$
begin
  execute format($p$create policy answer_%2$s on %1$s for %2$s to spokewell_app %3$s (%4$s and
      ((app.actor() = 'client' and rider_id in (select app.own_riders()))
        or (app.actor() = 'guest' and follow_up_id = app.guest_follow_up_id())))$p$,
    target, command, case command when 'insert' then 'with check' else 'using' end, which);
end $$;
-- Who answers ends what waits to remind them, and what was raised because nobody did.
call app.open_to_answer('follow_up_reminder', 'select', 'true');
call app.open_to_answer('follow_up_reminder', 'update', 'true');
call app.open_to_answer('follow_up_alert', 'select', $$kind in ('overdue', 'never_answered')$$);
call app.open_to_answer('follow_up_alert', 'update', $$kind in ('overdue', 'never_answered')$$);
-- Who sends an answer raises what it says; only the fitter sees it.
call app.open_to_answer('follow_up_alert', 'insert', 'true');

call app.audited('follow_up_protocol', 'fitter_id');
call app.audited('follow_up', 'id', 'session_id, milestone, opens_on, due_on, window_ends_on, submitted_at, skipped_at');
call app.audited('follow_up_alert', 'id');

-- Whether a follow-up's last day is over wherever on earth its rider is.
create function app.follow_up_is_past(window_ends_on date, at timestamptz) returns boolean
language sql immutable parallel safe as
$$ select at >= (window_ends_on + 1 + time '12:00') at time zone 'UTC' $$;

-- What a reminder's secret opens. Enters as the guest of that follow-up unless it is of no use; says what it is of.
create function app.enter_follow_up(secret_hash bytea, at timestamptz)
returns table (follow_up_id uuid, session_id uuid, rider_id uuid, fitter_id uuid, expired boolean, submitted boolean,
               skipped boolean, closed boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s follow_up_secret; f follow_up; x session;
begin
  select y.* into s from follow_up_secret y where y.hash = secret_hash and y.purpose = 'answer' and y.revoked_at is null;
  if s.hash is null then return; end if;
  select y.* into f from follow_up y where y.id = s.follow_up_id;
  select y.* into x from session y where y.id = s.session_id;
  perform app.act_as_guest(f.session_id, f.rider_id, f.fitter_id, f.id, at);
  return query select f.id, f.session_id, f.rider_id, f.fitter_id, app.follow_up_is_past(f.window_ends_on, at),
    f.submitted_at is not null, f.skipped_at is not null, x.closed_at is not null or x.cancelled_at is not null;
end $$;

-- No more reminders to this file's rider and none of those that wait, or reminders after all. Repeating it changes
-- nothing.
create function app.choose_reminders(file uuid, wanted boolean, at timestamptz, request text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare known rider; stopped timestamptz := case when not wanted then at end;
begin
  if app.actor() <> 'system' then
    raise exception 'reminders are ended by the house' using errcode = 'insufficient_privilege';
  end if;
  select r.* into known from rider r where r.id = file for update;
  if known.id is null or wanted = (known.reminders_stopped_at is null) then return; end if;
  update rider r set reminders_stopped_at = stopped where r.id = file;
  if not wanted then
    with dropped as (
      update outbox o set dropped_at = at, body_sealed = null
        where o.rider_id = file and o.follow_up_id is not null
          and o.sent_at is null and o.dead_at is null and o.dropped_at is null
        returning o.follow_up_id, o.reminder)
    update follow_up_reminder r set ended_by = 'stopped' from dropped d
      where r.follow_up_id = d.follow_up_id and r.number = d.reminder and r.sent_at is null;
  end if;
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    values ('0', at, request, 'system', case when wanted then 'rider.reminders_resumed' else 'rider.reminders_stopped' end,
      'rider', file, known.fitter_id, file, jsonb_build_object('reminders_stopped_at',
        jsonb_strip_nulls(jsonb_build_object('from', known.reminders_stopped_at, 'to', stopped))));
  perform app.tell('followUps', known.fitter_id);
end $$;

-- The same by the link in a reminder, until its follow-up is over.
create function app.choose_reminders_by_link(secret_hash bytea, wanted boolean, at timestamptz, request text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare file uuid;
begin
  select s.rider_id into file from follow_up_secret s join follow_up f on f.id = s.follow_up_id
    where s.hash = secret_hash and s.purpose = 'stop' and not app.follow_up_is_past(f.window_ends_on, at);
  if file is null then return false; end if;
  perform app.act_as('system', null, at);
  perform app.choose_reminders(file, wanted, at, request);
  return true;
end $$;

-- An answer was corrected: which open alerts have lost their reason, or have it again. Whoever corrects may not read
-- them. `standing` names what the answer says now, as kind and zone with a blank between.
create function app.correct_alerts(answered uuid, standing text[], at timestamptz)
returns table (id uuid, corrected_at timestamptz)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if app.actor() <> 'client' or not exists (
      select from follow_up f where f.id = answered and f.rider_id in (select app.own_riders())) then return; end if;
  return query
    update follow_up_alert a
      set corrected_at = case when a.kind || ' ' || a.zone = any (standing) then null else at end
      where a.follow_up_id = answered and a.kind not in ('overdue', 'never_answered') and a.worked_off_at is null
        and (a.corrected_at is not null) = (a.kind || ' ' || a.zone = any (standing))
      returning a.id, a.corrected_at;
end $$;
call app.answered_by_gate('app.correct_alerts(uuid, text[], timestamptz)');
grant select, update (corrected_at) on follow_up_alert to spokewell_gate;
create policy gate_reads on follow_up_alert for select to spokewell_gate using (true);
create policy gate_corrects on follow_up_alert for update to spokewell_gate using (true);

call app.answered_by_gate('app.enter_follow_up(bytea, timestamptz)');
call app.answered_by_gate('app.choose_reminders(uuid, boolean, timestamptz, text)');
call app.answered_by_gate('app.choose_reminders_by_link(bytea, boolean, timestamptz, text)');

grant select on follow_up, follow_up_secret to spokewell_gate;
grant update (reminders_stopped_at) on rider to spokewell_gate;
grant select, update (dropped_at, body_sealed) on outbox to spokewell_gate;
create policy gate_reads on follow_up for select to spokewell_gate using (true);
create policy gate_reads on follow_up_secret for select to spokewell_gate using (true);
grant select, update (ended_by) on follow_up_reminder to spokewell_gate;
create policy gate_reads on follow_up_reminder for select to spokewell_gate using (true);
create policy gate_ends on follow_up_reminder for update to spokewell_gate using (true);
create policy gate_drops on outbox for select to spokewell_gate using (true);
create policy gate_drops_rows on outbox for update to spokewell_gate using (true);

-- With a rider's file go its follow-ups and what hangs on them.
create function app.erase_follow_ups() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.erase_rows(new.id, 'follow_up_alert', 'follow_up'), app.tell('followUps', new.fitter_id);
  return null;
end $$;
revoke all on function app.erase_follow_ups() from public;
create trigger follow_ups_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_follow_ups();

-- So does the way in when the address becomes another: the mail was to the one before, and the form shows what the rider
-- said. Ending the reminders stays open to whoever got one.
create function app.revoke_follow_up_links() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update follow_up_secret s set revoked_at = coalesce(app.now(), current_timestamp)
    where s.follow_up_id in (select f.id from follow_up f where f.rider_id = new.id)
      and s.purpose = 'answer' and s.revoked_at is null;
  delete from sign_in i where i.guest_follow_up_id in (select f.id from follow_up f where f.rider_id = new.id);
  return null;
end $$;
revoke all on function app.revoke_follow_up_links() from public;
create trigger follow_up_links_go_too after update of email_sealed on rider for each row
  when (new.erased_at is null and new.email_sealed is distinct from old.email_sealed)
  execute function app.revoke_follow_up_links();
