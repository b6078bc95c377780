-- Who takes the demo calls of the landing page: a fitter with hours and a call, named on the console.
create table demo_host (
  only_one boolean primary key default true check (only_one),
  fitter_id uuid not null references account (id) on delete cascade,
  service_id uuid not null,
  named_at timestamptz not null,
  foreign key (fitter_id, service_id) references booking_service (fitter_id, id) on delete cascade
);
create index demo_host_by_fitter on demo_host (fitter_id, service_id);
call app.protect('demo_host');

-- Where a demo call is booked now; no row while the host offers no times.
create function app.demo_call() returns table (slug text, service_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.slug, h.service_id
  from demo_host h join booking_settings s on s.fitter_id = h.fitter_id and s.open
    join booking_service v on v.id = h.service_id and v.offered
    join fitter_profile p on p.fitter_id = h.fitter_id and p.time_zone is not null
    join account a on a.id = h.fitter_id and a.disabled_at is null
$$;
grant select on demo_host to spokewell_gate;
create policy gate_reads on demo_host for select to spokewell_gate using (true);
call app.answered_by_gate('app.demo_call()');
