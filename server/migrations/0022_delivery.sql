-- Mails and text messages are delivered in lanes that do not wait for each other. The lane follows from the kind.

-- What is due of some kinds, oldest first, however many rows of other kinds are due.
create index outbox_due_by_kind on outbox (kind, due_at, id)
  where sent_at is null and dead_at is null and dropped_at is null;
drop index outbox_due;
drop index outbox_due_but_reminders;

-- A lane whose deliveries failed for a reason that no message is responsible for: the mail server or the gateway does
-- not answer, or refuses this installation. From the second failure in a row on the lane is held, and one delivery at a
-- time tries whether the provider is back. The first success of any lane of the channel deletes the channel's rows.
create table delivery_hold (
  lane text primary key,
  channel text not null check (channel in ('mail', 'sms')),
  -- Failures in a row; deliveries that failed at the same time count once.
  failures integer not null check (failures > 0),
  began_at timestamptz not null,
  failed_at timestamptz not null,
  -- When the next delivery may try.
  probe_at timestamptz not null,
  -- A code. Never an address, never what the provider said.
  last_error text not null
);
call app.protect('delivery_hold');
grant select, insert, update, delete on delivery_hold to spokewell_app;
create policy system_holds on delivery_hold to spokewell_app
  using (app.actor() = 'system') with check (app.actor() = 'system');
