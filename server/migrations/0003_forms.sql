-- The invitation, the draft, the form as sent, and the plain figures that statistics may use.

create table invitation (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  channel text not null check (channel in ('email', 'link', 'qr')),
  language text not null,
  address_hash bytea,
  code_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  withdrawn_at timestamptz,
  unique (session_id),
  unique (fitter_id, session_id, id),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id),
  check (channel <> 'email' or address_hash is not null)
);
create index invitation_by_fitter on invitation (fitter_id, created_at desc, id desc);
create index invitation_by_address on invitation (address_hash) where withdrawn_at is null;

-- A link may be sent several times: each has its own secret, and a typed code earns one that proves the address.
create table invitation_secret (
  hash bytea primary key,
  invitation_id uuid not null,
  session_id uuid not null,
  fitter_id uuid not null,
  purpose text not null check (purpose in ('link', 'typed_code')),
  proves_address boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (fitter_id, session_id, invitation_id) references invitation (fitter_id, session_id, id) on delete cascade
);
create index invitation_secret_by_invitation on invitation_secret (invitation_id);
create index invitation_secret_by_session on invitation_secret (session_id);

-- Typed codes are counted by address, whether or not anybody was invited there: the figures an answer tells
-- must not differ. A count is forgotten a while after its first wrong try, or when the right code is typed.

create table code_attempt (
  address_hash bytea primary key,
  wrong smallint not null,
  forget_at timestamptz not null
);
create index code_attempt_by_end on code_attempt (forget_at);
-- The code mailed to let another device go on with a draft.
create table device_code (
  id uuid primary key,
  session_id uuid not null references session (id) on delete cascade,
  code_hash bytea not null,
  tries smallint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index device_code_by_session on device_code (session_id, created_at desc);

create table draft (
  session_id uuid not null,
  form text not null check (form in ('intake', 'follow_up')),
  fitter_id uuid not null,
  rider_id uuid not null,
  form_version integer not null,
  version integer not null check (version > 0),
  answers_sealed bytea not null,
  saved_at timestamptz not null,
  primary key (session_id, form),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id) on delete cascade
);
create index draft_by_rider on draft (rider_id);

-- A form as sent. Never changed: a correction is the next revision.
create table submission (
  id uuid primary key,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  kind text not null check (kind in ('intake', 'follow_up')),
  form_version integer not null,
  revision integer not null check (revision > 0),
  answers_sealed bytea not null,
  language text not null,
  submitted_at timestamptz not null,
  superseded_at timestamptz,
  unique (session_id, kind, revision),
  unique (fitter_id, rider_id, session_id, id),
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id)
);
create unique index submission_current on submission (session_id, kind) where superseded_at is null;
create index submission_by_fitter on submission (fitter_id, submitted_at desc, id desc) where superseded_at is null;
create index submission_by_rider on submission (rider_id, submitted_at desc, id desc);

-- What may stand plain: scores, choices, numbers; derived from the sealed form in the same transaction.
create table submission_figure (
  submission_id uuid not null,
  session_id uuid not null,
  fitter_id uuid not null,
  rider_id uuid not null,
  figure text not null,
  item text not null,
  amount numeric,
  primary key (submission_id, figure, item),
  foreign key (fitter_id, rider_id, session_id, submission_id)
    references submission (fitter_id, rider_id, session_id, id) on delete cascade
);
create index submission_figure_by_fitter on submission_figure (fitter_id, figure, item);
create index submission_figure_by_rider on submission_figure (rider_id);

call app.protect('invitation');
call app.protect('invitation_secret');
call app.protect('code_attempt');
call app.protect('device_code');
call app.protect('draft');
call app.protect('submission');
call app.protect('submission_figure');

grant select, insert on invitation, invitation_secret, device_code to spokewell_app;
grant update (code_hash, opened_at, withdrawn_at) on invitation to spokewell_app;
grant update (revoked_at) on invitation_secret to spokewell_app;
grant update (tries, used_at) on device_code to spokewell_app;
grant select, insert, delete on draft to spokewell_app;
grant update (form_version, version, answers_sealed, saved_at) on draft to spokewell_app;
grant select, insert on submission, submission_figure to spokewell_app;
grant update (superseded_at) on submission to spokewell_app;

create policy fitter_invitation on invitation to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy guest_invitation on invitation to spokewell_app
  using (app.actor() = 'guest' and session_id = app.guest_session_id())
  with check (app.actor() = 'guest' and session_id = app.guest_session_id());
create policy system_invitation on invitation for select to spokewell_app using (app.actor() = 'system');

create policy fitter_secret on invitation_secret to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id())
  with check (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy guest_secret on invitation_secret to spokewell_app
  using (app.actor() = 'guest' and session_id = app.guest_session_id())
  with check (app.actor() = 'guest' and session_id = app.guest_session_id());

create policy guest_device_code on device_code to spokewell_app
  using (app.actor() = 'guest' and session_id = app.guest_session_id())
  with check (app.actor() = 'guest' and session_id = app.guest_session_id());

create policy guest_draft on draft to spokewell_app
  using (app.actor() = 'guest' and session_id = app.guest_session_id())
  with check (app.actor() = 'guest' and session_id = app.guest_session_id());
create policy client_draft on draft to spokewell_app
  using (app.actor() = 'client' and rider_id in (select app.own_riders()))
  with check (app.actor() = 'client' and rider_id in (select app.own_riders()));
-- The fitter never reads what a draft says (no call does): only drops it, with the link that began it.
create policy fitter_finds_draft on draft for select to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy fitter_drops_draft on draft for delete to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id());

call app.readable_below_session('submission', 'session_id');
create policy client_submits on submission for insert to spokewell_app
  with check (app.actor() = 'client' and rider_id in (select app.own_riders()));
create policy guest_submits on submission for insert to spokewell_app
  with check (app.actor() = 'guest' and session_id = app.guest_session_id());
create policy client_corrects on submission for update to spokewell_app
  using (app.actor() = 'client' and rider_id in (select app.own_riders()));
create policy system_submission on submission for select to spokewell_app using (app.actor() = 'system');

call app.readable_below_session('submission_figure', 'session_id');
create policy client_figures on submission_figure for insert to spokewell_app
  with check (app.actor() = 'client' and rider_id in (select app.own_riders()));
create policy guest_figures on submission_figure for insert to spokewell_app
  with check (app.actor() = 'guest' and session_id = app.guest_session_id());
