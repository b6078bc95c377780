-- What comes after the fit: the fitter's protocol, the follow-ups it schedules, the secrets in their reminders,
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
  unique (fitter_id, rider_id, session_id, id),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id),
  check (opens_on <= due_on and due_on <= window_ends_on)
);
create index follow_up_by_fitter on follow_up (fitter_id, due_on, id) where submitted_at is null and skipped_at is null;
create index follow_up_answered on follow_up (fitter_id, submitted_at desc, id desc) where submitted_at is not null;
create index follow_up_by_rider on follow_up (rider_id);
create index follow_up_to_look_at on follow_up (next_look_at) where next_look_at is not null;

-- What a reminder's link holds: the form of this follow-up, or no more reminders.
create table follow_up_secret (
  hash bytea primary key,
  follow_up_id uuid not null,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  purpose text not null check (purpose in ('answer', 'stop')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
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
  add column follow_up_id uuid references follow_up (id) on delete cascade,
  add column reminder smallint,
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

alter table sign_in
  add column guest_follow_up_id uuid references follow_up (id) on delete cascade,
  add check (guest_follow_up_id is null or guest_session_id is not null);
create index sign_in_by_follow_up on sign_in (guest_follow_up_id) where guest_follow_up_id is not null;

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

-- The follow-up whose form a guest fills in; none for the guest of an intake.
create function app.guest_follow_up_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.guest_follow_up_id', true), '')::uuid $$;

create function app.act_as_guest(session_id uuid, rider_id uuid, fitter_id uuid, follow_up_id uuid, at timestamptz)
returns void language sql volatile as $$
  select app.act_as('guest', null, at),
         set_config('app.guest_session_id', session_id::text, true),
         set_config('app.guest_rider_id', rider_id::text, true),
         set_config('app.guest_fitter_id', fitter_id::text, true),
         set_config('app.guest_follow_up_id', coalesce(follow_up_id::text, ''), true)
$$;
create or replace function app.act_as_guest(session_id uuid, rider_id uuid, fitter_id uuid, at timestamptz) returns void
language sql volatile as $$ select app.act_as_guest(session_id, rider_id, fitter_id, null, at) $$;

-- One form of one session: the guest of a follow-up is none of the intake, and the other way round.
create procedure app.for_intake_guests_only(policy_name text, target regclass) language plpgsql as $$
declare p pg_policy;
begin
  select x.* into p from pg_policy x where x.polrelid = target and x.polname = policy_name;
  execute format('alter policy %I on %s using (app.guest_follow_up_id() is null and (%s))%s', policy_name, target,
    pg_get_expr(p.polqual, p.polrelid),
    case when p.polwithcheck is null then ''
         else format(' with check (app.guest_follow_up_id() is null and (%s))', pg_get_expr(p.polwithcheck, p.polrelid)) end);
end $$;
call app.for_intake_guests_only('guest_invitation', 'invitation');
call app.for_intake_guests_only('guest_secret', 'invitation_secret');
call app.for_intake_guests_only('guest_device_code', 'device_code');
call app.for_intake_guests_only('guest_session', 'session');
call app.for_intake_guests_only('guest_consent', 'consent');
drop procedure app.for_intake_guests_only(text, regclass);

drop policy guest_rider on rider;
create policy guest_reads_rider on rider for select to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_rider_id());
create policy guest_writes_rider on rider for update to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_rider_id() and app.guest_follow_up_id() is null);

drop policy guest_draft on draft;
create policy guest_draft on draft to spokewell_app
  using (app.actor() = 'guest' and session_id = app.guest_session_id()
    and follow_up_id is not distinct from app.guest_follow_up_id())
  with check (app.actor() = 'guest' and session_id = app.guest_session_id()
    and follow_up_id is not distinct from app.guest_follow_up_id());

drop policy guest_submits on submission;
create policy guest_submits on submission for insert to spokewell_app
  with check (app.actor() = 'guest' and session_id = app.guest_session_id() and not assisted
    and follow_up_id is not distinct from app.guest_follow_up_id());
drop policy client_submits on submission;
create policy client_submits on submission for insert to spokewell_app
  with check (app.actor() = 'client' and rider_id in (select app.own_riders()) and not assisted);
-- Together with the rider, in the studio or on the telephone.
create policy fitter_assists on submission for insert to spokewell_app
  with check (app.actor() = 'fitter' and fitter_id = app.account_id() and assisted);
create policy fitter_figures on submission_figure for insert to spokewell_app
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());

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

create policy fitter_secret on follow_up_secret to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy system_secret on follow_up_secret to spokewell_app
  using (app.actor() = 'system') with check (app.actor() = 'system');

create policy fitter_reminder on follow_up_reminder to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy system_reminder on follow_up_reminder to spokewell_app
  using (app.actor() = 'system') with check (app.actor() = 'system');

-- Who answers ends what waits to remind them.
create policy answer_ends_reminder on follow_up_reminder for update to spokewell_app
  using ((app.actor() = 'client' and rider_id in (select app.own_riders()))
    or (app.actor() = 'guest' and follow_up_id = app.guest_follow_up_id()));
create policy answer_sees_reminder on follow_up_reminder for select to spokewell_app
  using ((app.actor() = 'client' and rider_id in (select app.own_riders()))
    or (app.actor() = 'guest' and follow_up_id = app.guest_follow_up_id()));

create policy fitter_alert on follow_up_alert to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy system_alert on follow_up_alert to spokewell_app
  using (app.actor() = 'system') with check (app.actor() = 'system');
-- Who answers ends what was raised because nobody did.
create policy answer_sees_silence on follow_up_alert for select to spokewell_app
  using (kind in ('overdue', 'never_answered') and
    ((app.actor() = 'client' and rider_id in (select app.own_riders()))
      or (app.actor() = 'guest' and follow_up_id = app.guest_follow_up_id())));
create policy answer_ends_silence on follow_up_alert for update to spokewell_app
  using (kind in ('overdue', 'never_answered') and
    ((app.actor() = 'client' and rider_id in (select app.own_riders()))
      or (app.actor() = 'guest' and follow_up_id = app.guest_follow_up_id())));
-- Who sends an answer raises what it says; only the fitter sees it.
create policy answer_raises on follow_up_alert for insert to spokewell_app
  with check ((app.actor() = 'client' and rider_id in (select app.own_riders()))
    or (app.actor() = 'guest' and follow_up_id = app.guest_follow_up_id()));

call app.audited('follow_up_protocol', 'fitter_id');
call app.audited('follow_up', 'id', 'session_id, milestone, opens_on, due_on, window_ends_on, submitted_at, skipped_at');
call app.audited('follow_up_alert', 'id');

-- What a reminder's secret opens. Enters as the guest of that follow-up unless it is of no use; says what it is of.
create function app.enter_follow_up(secret_hash bytea, today_utc date, at timestamptz)
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
  return query select f.id, f.session_id, f.rider_id, f.fitter_id,
    -- A day of grace: the rider's own day may be behind.
    s.expires_at <= at or f.window_ends_on < today_utc - 1,
    f.submitted_at is not null, f.skipped_at is not null, x.closed_at is not null or x.cancelled_at is not null;
end $$;

-- No more reminders to this rider from this fitter. Repeating it changes nothing; the answer is the same.
create function app.stop_reminders(secret_hash bytea, at timestamptz, request text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s follow_up_secret; dropped outbox;
begin
  select y.* into s from follow_up_secret y where y.hash = secret_hash and y.purpose = 'stop' and y.expires_at > at;
  if s.hash is null then return false; end if;
  perform app.act_as('system', null, at);
  update rider r set reminders_stopped_at = at where r.id = s.rider_id and r.reminders_stopped_at is null;
  if not found then return true; end if;
  for dropped in
    update outbox o set dropped_at = at, body_sealed = null
      where o.rider_id = s.rider_id and o.follow_up_id is not null
        and o.sent_at is null and o.dead_at is null and o.dropped_at is null
      returning o.*
  loop
    update follow_up_reminder r set ended_by = 'stopped'
      where r.follow_up_id = dropped.follow_up_id and r.number = dropped.reminder and r.sent_at is null;
  end loop;
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    values ('0', at, request, 'system', 'rider.reminders_stopped', 'rider', s.rider_id, s.fitter_id, s.rider_id,
      jsonb_build_object('reminders_stopped_at', jsonb_build_object('to', at)));
  perform pg_notify('spokewell_notice',
    json_build_object('topic', 'followUps', 'accounts', json_build_array(s.fitter_id))::text);
  return true;
end $$;

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

grant create on schema app to spokewell_gate;
do $$
declare f regprocedure;
begin
  foreach f in array array[
    'app.enter_follow_up(bytea, date, timestamptz)'::regprocedure, 'app.stop_reminders(bytea, timestamptz, text)'::regprocedure] loop
    execute format('revoke all on function %s from public', f);
    execute format('alter function %s owner to spokewell_gate', f);
    execute format('grant execute on function %s to spokewell_app', f);
  end loop;
end $$;
revoke create on schema app from spokewell_gate;
