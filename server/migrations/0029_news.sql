-- Mails to the fitter about what came, and what an invitation says in the fitter's own words.

alter table fitter_profile
  add column news_intakes boolean not null default true,
  add column news_red_flags boolean not null default true,
  add column news_unhappy boolean not null default true,
  add column news_digest boolean not null default true,
  -- Where the practice is, as the fitter's browser says it: the digest goes out in its morning.
  add column time_zone text check (length(time_zone) between 1 and 64);
grant update (news_intakes, news_red_flags, news_unhappy, news_digest, time_zone) on fitter_profile to spokewell_app;
create policy system_profile on fitter_profile for select to spokewell_app using (app.actor() = 'system');

-- The practice's day on which its digest was last made, or found to be empty.
create table digest_day (
  fitter_id uuid primary key references account (id) on delete cascade,
  day date not null
);
call app.protect('digest_day');
grant select, insert on digest_day to spokewell_app;
grant update (day) on digest_day to spokewell_app;
create policy system_digests on digest_day to spokewell_app
  using (app.actor() = 'system') with check (app.actor() = 'system');

-- The work that mails news finds what is new by these; what is older than a day is no news.
create index unread_form_by_time on unread_form (since);
create index follow_up_alert_news on follow_up_alert (raised_at)
  where worked_off_at is null and kind in ('red_flag', 'unhappy');

-- The fitter's personal words to the rider. Mailed again with the invitation.
alter table invitation add column note_sealed bytea;
