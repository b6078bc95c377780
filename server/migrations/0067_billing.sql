-- Plans of fitters, paid for at Stripe (docs/decisions/0076-stripe-decides-who-paid.md). Stripe's API is the source: what is
-- stored here was read from it. Without Stripe everything is free and these tables are empty.

create table billing_switch (
  id smallint primary key check (id = 1),
  -- Whether the plans belong to Stripe's live mode or to its test mode.
  live boolean not null,
  -- Since when plans are asked for; null while everything is free.
  on_since timestamptz
);

create table plan (
  fitter_id uuid primary key references account (id) on delete cascade,
  customer text not null unique check (length(customer) between 1 and 255),
  subscription text check (length(subscription) between 1 and 255),
  billing text check (billing in ('monthly', 'annual')),
  paid_until timestamptz,
  renews_at timestamptz,
  payment_failed boolean not null default false,
  check (num_nonnulls(billing, paid_until, renews_at) = 0 or subscription is not null)
);
comment on column plan.customer is 'Stripe’s id';
comment on column plan.subscription is 'Stripe’s id of the one that counts';
comment on column plan.paid_until is 'the end of what was paid for';
comment on column plan.renews_at is 'when the next payment is due; null once it is cancelled';

-- How often Stripe was to be asked, and up to which of these it was.
create table plan_reading (
  fitter_id uuid primary key references plan (fitter_id) on delete cascade,
  asked integer not null check (asked >= 1),
  answered integer not null check (answered >= 0),
  read_at timestamptz,
  failures integer not null default 0,
  next_at timestamptz not null
);
create index plan_reading_due on plan_reading (next_at);

-- Events that Stripe sent. They only say that something changed.
create table stripe_event (
  id text primary key check (length(id) between 1 and 255),
  type text not null check (length(type) between 1 and 255),
  object text check (length(object) <= 255),
  at timestamptz not null
);
create index stripe_event_by_time on stripe_event (at);

-- Customers to be deleted at Stripe, because their account here is gone.
create table stripe_removal (
  customer text primary key
);

call app.protect('billing_switch');
call app.protect('plan');
call app.protect('plan_reading');
call app.protect('stripe_event');
call app.protect('stripe_removal');

grant select, insert on billing_switch to spokewell_app;
grant update (live, on_since) on billing_switch to spokewell_app;
create policy system_switch on billing_switch to spokewell_app
  using (app.acting_as_system()) with check (app.acting_as_system());

grant select, insert on plan to spokewell_app;
grant update (customer, subscription, billing, paid_until, renews_at, payment_failed) on plan to spokewell_app;
call app.readers('plan', 'fitter_id = app.acting_fitter() or app.acting_as_system()');
call app.writers('plan', 'app.acting_as_system()', 'app.acting_as_system()', null);
call app.audited('plan', 'fitter_id');

grant select, insert on plan_reading to spokewell_app;
grant update (asked, answered, read_at, failures, next_at) on plan_reading to spokewell_app;
create policy system_readings on plan_reading to spokewell_app
  using (app.acting_as_system()) with check (app.acting_as_system());

grant select, insert on stripe_event to spokewell_app;
create policy system_events on stripe_event to spokewell_app
  using (app.acting_as_system()) with check (app.acting_as_system());

grant select, delete on stripe_removal to spokewell_app;
create policy system_removals on stripe_removal to spokewell_app using (app.acting_as_system());

create function app.remove_stripe_customer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stripe_removal (customer) values (old.customer) on conflict do nothing;
  return null;
end $$;
revoke all on function app.remove_stripe_customer() from public;
create trigger customer_goes_too after delete on plan for each row execute function app.remove_stripe_customer();

-- With an account that is erased or begins anew goes its plan. It leaves an entry like the account's own.
create function app.erase_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with gone as (delete from plan p where p.fitter_id = old.id returning p.fitter_id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, account_id, changes)
    select '0', e.at, e.request_id, e.actor, e.action, 'plan', old.id, old.id, old.id, '{}'
    from gone, audit_entry e
    where e.transaction_id = pg_current_xact_id() and e.action in ('account.erased', 'account.reset')
      and e.entity = 'account' and e.entity_id = old.id;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function app.erase_plan() from public;
create trigger plan_goes_too before delete on account for each row execute function app.erase_plan();
create trigger plan_emptied before update of erased_at, reset_at on account
  for each row when ((new.erased_at is not null and old.erased_at is null)
    or (new.reset_at is not null and old.reset_at is null)) execute function app.erase_plan();

grant select on billing_switch, plan to spokewell_gate;
create policy gate_reads on billing_switch for select to spokewell_gate using (true);
create policy gate_reads on plan for select to spokewell_gate using (true);

-- Since when plans are asked for; null while everything is free.
create function app.billing_since() returns timestamptz
language sql stable security definer set search_path = pg_catalog, public, pg_temp
return (select b.on_since from public.billing_switch b);
call app.answered_by_gate('app.billing_since()');

-- The first moment of a fitter's trial. Null while everything is free.
create function app.trial_began(fitter uuid) returns timestamptz
language sql stable security definer set search_path = pg_catalog, public, pg_temp
return (select greatest(a.created_at, b.on_since) from public.account a, public.billing_switch b
  where a.id = fitter and b.on_since is not null);
call app.answered_by_gate('app.trial_began(uuid)');

-- The end of what is free or paid for: of the trial, or of the paid time. Null while everything is free. The rule is that
-- of domain/billing/plan.ts. A day has 24 hours here, whatever the clocks do.
create function app.plan_covered_until(fitter uuid) returns timestamptz
language sql stable security definer set search_path = pg_catalog, public, pg_temp
return (select greatest(app.trial_began(fitter) + interval '336 hours',
    (select p.paid_until from public.plan p where p.fitter_id = fitter))
  where app.trial_began(fitter) is not null);
call app.answered_by_gate('app.plan_covered_until(uuid)');

-- Whether something new may begin at a practice. Two weeks after the end of what is free or paid for it is read-only.
create function app.practice_is_writable(fitter uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
return case when exists (select from public.billing_switch b where b.on_since is not null)
  then coalesce(app.now() < app.plan_covered_until(fitter) + interval '336 hours', true) else true end;
call app.answered_by_gate('app.practice_is_writable(uuid)');
