-- Who opened what of a rider's file, in the trail; and when the whole trail was last checked.

-- Records what a fitter or support opened, in a transaction of its own, after the one that read it. The same reader and
-- object have one entry in a quarter of an hour. The lock lets one of several requests at the same moment make it.
create function app.record_readings(reader_kind text, reader uuid, at timestamptz, request_id text, readings jsonb) returns void
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  reading record;
begin
  if not exists (select 1 from account a where a.id = reader and a.role = reader_kind and a.role in ('fitter', 'support')) then
    raise exception 'nobody reads for another' using errcode = 'insufficient_privilege';
  end if;
  for reading in
    select * from jsonb_to_recordset(readings)
      as r ("action" text, "entity" text, "entityId" uuid, "fitterId" uuid, "riderId" uuid) order by "entityId", "action"
  loop
    perform pg_advisory_xact_lock(hashtextextended(concat(reader, reading."entityId", reading.action), 7305002));
    insert into audit_entry (transaction_id, at, request_id, actor, actor_id, action, entity, entity_id, fitter_id, rider_id,
                             changes, reason)
    select '0', at, request_id, reader_kind, reader, reading.action, reading.entity, reading."entityId",
           reading."fitterId", reading."riderId", '{}',
           (select a.reason from support_access a
            where reader_kind = 'support' and a.support_id = reader and a.rider_id = reading."riderId"
              and a.ended_at is null and a.from_at <= at and a.until_at > at
            order by a.from_at desc limit 1)
    where not exists (select 1 from audit_entry e
      where e.entity_id = reading."entityId" and e.action = reading.action and e.actor_id = reader
        and e.at > record_readings.at - interval '15 minutes');
  end loop;
end $$;
call app.answered_by_gate('app.record_readings(text, uuid, timestamptz, text, jsonb)');

-- Each check of the whole trail. It tells nothing about anybody, so everybody with an account may read it.
create table audit_verification (
  -- All entries up to this moment were checked, but those of the second before it.
  at timestamptz primary key,
  ok boolean not null,
  entries bigint not null check (entries >= 0),
  problems integer not null check (problems >= 0),
  check (ok = (problems = 0))
);
call app.protect('audit_verification');
grant select on audit_verification to spokewell_app;
create policy everybody_reads on audit_verification for select to spokewell_app using (app.account_id() is not null);
