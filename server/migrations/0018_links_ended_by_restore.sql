-- A restore brings back links as they were when the backup was made, those among them that were used, replaced or
-- withdrawn since. So it ends them all: the secrets of links leave their tables, where the gate looks for them, and
-- their hashes are kept here. Such a link says on its page that it ended, and mails a fresh one on a press.

create table ended_link (
  hash bytea primary key,
  kind text not null check (kind in ('invitation', 'follow_up', 'report')),
  session_id uuid not null,
  follow_up_id uuid,
  fitter_id uuid not null,
  rider_id uuid not null,
  -- Where the link went: the only address a fresh one is mailed to. Null: it was handed over, and mailed nowhere.
  address_hash bytea,
  ended_at timestamptz not null,
  foreign key (fitter_id, rider_id, session_id) references session (fitter_id, rider_id, id) on delete cascade,
  foreign key (session_id, follow_up_id) references follow_up (session_id, id) on delete cascade,
  check ((kind = 'follow_up') = (follow_up_id is not null))
);
create index ended_link_by_session on ended_link (session_id, kind);
create index ended_link_by_fitter on ended_link (fitter_id);
create index ended_link_by_rider on ended_link (rider_id);
call app.protect('ended_link');
grant select on ended_link to spokewell_app, spokewell_gate;
create policy fitter_reads on ended_link for select to spokewell_app
  using (app.actor() = 'fitter' and fitter_id = app.account_id());
create policy gate_reads on ended_link for select to spokewell_gate using (true);

-- What a link was that a restore ended. Whoever asks goes on as the system: a fresh link is mailed, and shown to nobody.
create function app.enter_ended_link(secret_hash bytea, at timestamptz)
returns table (kind text, session_id uuid, follow_up_id uuid, fitter_id uuid, rider_id uuid, address_hash bytea)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from ended_link x where x.hash = secret_hash) then return; end if;
  perform app.act_as('system', null, at);
  return query select x.kind, x.session_id, x.follow_up_id, x.fitter_id, x.rider_id, x.address_hash
    from ended_link x where x.hash = secret_hash;
end $$;
call app.answered_by_gate('app.enter_ended_link(bytea, timestamptz)');

-- A message that waited while the restore ended the secret in it gets a new one when it is sent.
alter table outbox add column renew_secrets boolean not null default false;
grant update (renew_secrets) on outbox to spokewell_app;
create policy system_renews on invitation for update to spokewell_app
  using (app.actor() = 'system') with check (app.actor() = 'system');
create policy system_makes_secret on invitation_secret for insert to spokewell_app
  with check (app.actor() = 'system');
create policy system_makes_secret on report_secret for insert to spokewell_app
  with check (app.actor() = 'system');
create policy system_replaces_secret on report_secret for delete to spokewell_app
  using (app.actor() = 'system');

-- With a rider's file go the links that ended; where they went is nobody's any more.
create function app.remove_ended_links() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from ended_link l where l.rider_id = new.id;
  return null;
end $$;
revoke all on function app.remove_ended_links() from public;
create trigger ended_links_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.remove_ended_links();
