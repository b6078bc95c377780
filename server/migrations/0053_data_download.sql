-- A person's copy of everything that is theirs, made in the background. The archive lies in the file store, in parts that
-- are sealed under the account's key. One account has one at a time.
create table data_download (
  id uuid primary key,
  account_id uuid not null unique references account (id) on delete cascade,
  requested_at timestamptz not null,
  -- Who makes it, until when; how often it was begun.
  leased_until timestamptz,
  attempts smallint not null default 0,
  -- The files of the archive, and how many of them are finished.
  files integer check (files > 0),
  files_done integer not null default 0 check (files_done >= 0 and (files is null or files_done <= files)),
  ready_at timestamptz,
  expires_at timestamptz,
  bytes bigint,
  failed_at timestamptz,
  check (num_nulls(ready_at, expires_at, bytes) in (0, 3)),
  check (num_nonnulls(ready_at, failed_at) <= 1)
);
create index data_download_waiting on data_download (requested_at) where ready_at is null and failed_at is null;
create index data_download_by_expiry on data_download (expires_at);

-- A part is known here before its file is written, so that no file is left behind.
create table data_download_part (
  download_id uuid not null references data_download (id) on delete cascade,
  position integer not null check (position >= 0),
  file text not null,
  primary key (download_id, position)
);

call app.protect('data_download');
call app.protect('data_download_part');
grant select, insert, delete on data_download, data_download_part to spokewell_app;
grant update (leased_until, attempts, files, files_done, ready_at, expires_at, bytes, failed_at)
  on data_download to spokewell_app;
create function app.downloading_account() returns uuid language sql stable parallel safe
return case when app.actor() in ('client', 'fitter') then app.account_id() end;
call app.readers('data_download', 'account_id = app.downloading_account() or app.acting_as_system()');
call app.writers('data_download', 'account_id = app.downloading_account()', 'app.acting_as_system()',
  'account_id = app.downloading_account()');
call app.readers('data_download_part', 'app.acting_as_system() or exists (select 1 from data_download d where d.id = download_id)');
call app.writers('data_download_part', 'app.acting_as_system()', null, 'app.acting_as_system()');

create function app.remove_download_file() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_removal (key) values (old.file) on conflict do nothing;
  return null;
end $$;
revoke all on function app.remove_download_file() from public;
create trigger file_goes_too after delete on data_download_part for each row execute function app.remove_download_file();

-- A copy contains what an erasure has to reach: the copies of the rider and of the fitter go with a rider's file, and an
-- account's with the account.
create function app.erase_downloads() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'rider' then
    delete from data_download d where d.account_id in (old.account_id, old.fitter_id);
  else
    delete from data_download d where d.account_id = old.id;
  end if;
  return null;
end $$;
revoke all on function app.erase_downloads() from public;
create trigger downloads_go_too after update of erased_at on rider for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_downloads();
create trigger downloads_go_too after update of erased_at on account for each row
  when (new.erased_at is not null and old.erased_at is null) execute function app.erase_downloads();

-- Whoever makes a copy reads as the person whose copy it is, so that row security decides what it contains.
grant select on data_download to spokewell_gate;
create policy gate_reads on data_download for select to spokewell_gate using (true);
create function app.enter_download(wanted uuid, at timestamptz) returns table (account_id uuid, role text)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if app.actor() <> 'system' then
    raise exception 'only the house makes copies' using errcode = 'insufficient_privilege';
  end if;
  select a.id, a.role into account_id, role
    from data_download d join account a on a.id = d.account_id
    where d.id = wanted and d.ready_at is null and d.failed_at is null
      and a.disabled_at is null and a.role in ('client', 'fitter');
  if account_id is null then return; end if;
  perform app.act_as(role, account_id, at), set_config('app.downloading', 'yes', true);
  return next;
end $$;
call app.answered_by_gate('app.enter_download(uuid, timestamptz)');

-- What a rider sees on no page but gets with the copy: what the fitter expected and noted, who was told, what support was let into.
create function app.downloaded_files() returns uuid[] language sql stable
return case when app.actor() = 'client' and current_setting('app.downloading', true) = 'yes'
            then array(select app.own_riders()) end;
do $$
declare target regclass;
begin
  foreach target in array array['prediction', 'follow_up_alert', 'invitation', 'support_access', 'session_note']::regclass[] loop
    execute format('create policy download_reads on %s for select to spokewell_app
      using (coalesce(rider_id = any ((select app.downloaded_files())::uuid[]), false))', target);
  end loop;
end $$;
