-- Who acts. Every transaction enters as somebody; without that every policy says no.
-- Roles are made by the start (server/database/roles.ts): spokewell_app (run-time, owns nothing),
-- spokewell_gate (owns the few functions that answer before an actor is known), spokewell_identity.

create schema app;
grant usage on schema app to spokewell_app, spokewell_gate, spokewell_identity;

create function app.actor() returns text language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.actor', true), ''), 'nobody') $$;

create function app.account_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.account_id', true), '')::uuid $$;

-- The fit session whose form a guest fills in.
create function app.guest_session_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.guest_session_id', true), '')::uuid $$;

-- The file and the fitter that the guest's session belongs to.
create function app.guest_rider_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.guest_rider_id', true), '')::uuid $$;

create function app.guest_fitter_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.guest_fitter_id', true), '')::uuid $$;

create function app.now() returns timestamptz language sql stable parallel safe as
$$ select nullif(current_setting('app.now', true), '')::timestamptz $$;

-- Makes the rest of this transaction act as the one named; transaction-local, so a pooler cannot mix them up.
create function app.act_as(actor text, account uuid, at timestamptz) returns void
language sql volatile as $$
  select set_config('app.actor', actor, true),
         set_config('app.account_id', coalesce(account::text, ''), true),
         set_config('app.guest_session_id', '', true),
         set_config('app.guest_rider_id', '', true),
         set_config('app.guest_fitter_id', '', true),
         set_config('app.now', at::text, true)
$$;

create function app.act_as_guest(session_id uuid, rider_id uuid, fitter_id uuid, at timestamptz) returns void
language sql volatile as $$
  select set_config('app.actor', 'guest', true),
         set_config('app.account_id', '', true),
         set_config('app.guest_session_id', session_id::text, true),
         set_config('app.guest_rider_id', rider_id::text, true),
         set_config('app.guest_fitter_id', fitter_id::text, true),
         set_config('app.now', at::text, true)
$$;

-- Row security on and forced, and the owner's own policy (migrations, sealer, backup), for one table.
create procedure app.protect(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner_everything on %s to current_user using (true) with check (true)', target);
end $$;

-- The one rule of reading for all that hangs below a session (it carries fitter_id, rider_id and session_id):
-- the fitter whose it is, a fitter the rider shares it with, the rider, the guest of that session,
-- support while an access names the rider.
create procedure app.readable_below_session(target regclass, session_column text) language plpgsql as $$
begin
  execute format($p$create policy fitter_reads on %s for select to spokewell_app
    using (app.actor() = 'fitter' and fitter_id = app.account_id())$p$, target);
  execute format($p$create policy shared_fitter_reads on %s for select to spokewell_app
    using (app.actor() = 'fitter' and rider_id in (select app.shared_riders()))$p$, target);
  execute format($p$create policy client_reads on %s for select to spokewell_app
    using (app.actor() = 'client' and rider_id in (select app.own_riders()))$p$, target);
  execute format($p$create policy guest_reads on %s for select to spokewell_app
    using (app.actor() = 'guest' and %I = app.guest_session_id())$p$, target, session_column);
  execute format($p$create policy support_reads on %s for select to spokewell_app
    using (app.actor() = 'support' and rider_id in (select app.supported_riders()))$p$, target);
end $$;
