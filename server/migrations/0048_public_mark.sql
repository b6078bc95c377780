-- A fitter's public mark: the rating of one calendar year, of riders whose research consent is in force, shown to everybody
-- if the fitter wants it (docs/decisions/0051-a-public-mark.md).

-- What was computed for the year, once, for every fitter. `rating` is null where the rules do not allow a mark.
create table fitter_rating (
  fitter_id uuid primary key references account (id) on delete cascade,
  year integer not null,
  riders integer not null,
  asked integer not null,
  answered integer not null,
  response double precision,
  rating double precision,
  low double precision,
  high double precision,
  computed_at timestamptz not null,
  check (num_nonnulls(rating, low, high) in (0, 3))
);
comment on column fitter_rating.year is 'of the fits';
comment on column fitter_rating.riders is 'who rated their satisfaction';
comment on column fitter_rating.response is 'the mean of the riders’ shares of answered follow-ups; null below five riders';

-- Whether the fitter shows it, at the address that verifies it: /mark/ and the slug of the profile.
create table public_mark (
  fitter_id uuid primary key references account (id) on delete cascade,
  shown boolean not null,
  changed_at timestamptz not null
);

call app.protect('fitter_rating');
call app.protect('public_mark');
grant select, insert, update on fitter_rating to spokewell_app;
grant select, insert on public_mark to spokewell_app;
grant update (shown, changed_at) on public_mark to spokewell_app;
call app.readers('fitter_rating', 'fitter_id = app.acting_fitter() or app.acting_as_system()');
call app.writers('fitter_rating', 'app.acting_as_system()', 'app.acting_as_system()', null);
call app.readers('public_mark', 'fitter_id = app.acting_fitter()');
call app.writers('public_mark', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', null);
call app.audited('public_mark', 'fitter_id');

-- The periodic work asks it for each rider of a fitter.
grant execute on function app.consents_to_research(uuid) to spokewell_app;

-- The mark at an address, with what opens the fitter's name. One that is not shown is like one that does not exist.
grant select on fitter_rating, public_mark to spokewell_gate;
create policy gate_reads on fitter_rating for select to spokewell_gate using (true);
create policy gate_reads on public_mark for select to spokewell_gate using (true);
create function app.shown_mark(wanted_slug text)
returns table (fitter_id uuid, name_sealed bytea, studio_sealed bytea, wrapped bytea, year integer, riders integer,
               asked integer, answered integer, rating double precision, low double precision, high double precision,
               computed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.name_sealed, p.studio_sealed, k.wrapped, r.year, r.riders, r.asked, r.answered, r.rating, r.low, r.high,
    r.computed_at
  from public_mark m join fitter_rating r on r.fitter_id = m.fitter_id join account a on a.id = m.fitter_id
    join fitter_profile p on p.fitter_id = a.id join vault_key k on k.holder = a.id
  where p.slug = wanted_slug and m.shown and r.rating is not null and a.disabled_at is null
$$;
call app.answered_by_gate('app.shown_mark(text)');

-- With an account that is erased or begins anew goes its mark. It leaves an entry like the account's own.
create function app.erase_public_mark() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from fitter_rating r where r.fitter_id = old.id;
  with gone as (delete from public_mark m where m.fitter_id = old.id returning m.fitter_id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
    select '0', e.at, e.request_id, e.actor, e.action, 'public_mark', old.id, old.id, old.id, '{}'
    from gone, audit_entry e
    where e.transaction_id = pg_current_xact_id() and e.action in ('account.erased', 'account.reset')
      and e.entity = 'account' and e.entity_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_public_mark() from public;
create trigger public_mark_goes_too before delete on account for each row execute function app.erase_public_mark();
create trigger public_mark_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_public_mark();
