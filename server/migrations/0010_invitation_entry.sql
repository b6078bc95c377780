-- Typed codes are counted by address, whether or not anybody was invited there: the figures an answer tells
-- must not differ. A count is forgotten a while after its first wrong try, or when the right code is typed.

create table code_attempt (
  address_hash bytea primary key,
  wrong smallint not null,
  forget_at timestamptz not null
);
create index code_attempt_by_end on code_attempt (forget_at);
call app.protect('code_attempt');
grant select, insert, update, delete on code_attempt to spokewell_gate;
create policy gate_counts on code_attempt to spokewell_gate using (true) with check (true);

drop function app.enter_by_code(bytea, bytea, smallint, timestamptz);
drop policy gate_counts on invitation;
revoke update (code_tries) on invitation from spokewell_gate;
alter table invitation drop column code_tries;

-- Enter by the typed code of an invited address. The count is locked before the code is compared, so that
-- parallel guesses are one after the other. The outcome is a word and never an error: the count must commit.
create function app.enter_by_code(wanted_address bytea, wanted_code bytea, max_tries smallint,
                                  forget_at timestamptz, at timestamptz)
returns table (outcome text, tries_left smallint, invitation_id uuid, session_id uuid, rider_id uuid, fitter_id uuid)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare tries smallint; i invitation;
begin
  delete from code_attempt c where c.address_hash in (
    select o.address_hash from code_attempt o where o.forget_at <= at
    order by o.forget_at limit 20 for update skip locked);
  insert into code_attempt as c (address_hash, wrong, forget_at)
    values (wanted_address, 0, enter_by_code.forget_at) on conflict (address_hash) do nothing;
  select c.wrong into tries from code_attempt c where c.address_hash = wanted_address for update;
  if tries >= max_tries then
    return query select 'exhausted', 0::smallint, null::uuid, null::uuid, null::uuid, null::uuid;
    return;
  end if;
  select x.* into i from invitation x join session s on s.id = x.session_id
    where x.address_hash = wanted_address and x.code_hash = wanted_code
      and x.withdrawn_at is null and x.expires_at > at
      and s.intake_submitted_at is null and s.cancelled_at is null;
  if i.id is null then
    update code_attempt c set wrong = c.wrong + 1 where c.address_hash = wanted_address;
    return query select 'wrong', (max_tries - tries - 1)::smallint, null::uuid, null::uuid, null::uuid, null::uuid;
    return;
  end if;
  delete from code_attempt c where c.address_hash = wanted_address;
  perform app.act_as_guest(i.session_id, i.rider_id, i.fitter_id, at);
  return query select 'right', max_tries, i.id, i.session_id, i.rider_id, i.fitter_id;
end $$;

-- Only a secret that went to the invited address alone proves it: not the link a fitter copies or renews.
alter table sign_in add column proves_address boolean not null default false;

create or replace function app.claim_rider(cookie_hash bytea, at timestamptz)
returns table (rider_id uuid, fitter_id uuid, address_proven boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare g sign_in; s session; me account;
begin
  if app.actor() <> 'client' then return; end if;
  select x.* into g from sign_in x
    where x.token_hash = cookie_hash and x.guest_session_id is not null and x.ended_at is null
      and x.expires_at > at and x.last_used_at + x.idle_limit > at;
  select x.* into s from session x where x.id = g.guest_session_id and x.intake_submitted_at is not null;
  if s.id is null then return; end if;
  select x.* into me from account x where x.id = app.account_id();
  update rider r set account_id = me.id where r.id = s.rider_id and r.account_id is null;
  if not found then return; end if;
  update sign_in x set ended_at = at where x.id = g.id;
  return query select s.rider_id, s.fitter_id, g.proves_address and exists (
    select 1 from invitation i where i.session_id = s.id and i.address_hash = me.email_hash);
end $$;

grant create on schema app to spokewell_gate;
alter function app.enter_by_code(bytea, bytea, smallint, timestamptz, timestamptz) owner to spokewell_gate;
revoke create on schema app from spokewell_gate;
revoke all on function app.enter_by_code(bytea, bytea, smallint, timestamptz, timestamptz) from public;
grant execute on function app.enter_by_code(bytea, bytea, smallint, timestamptz, timestamptz) to spokewell_app;
