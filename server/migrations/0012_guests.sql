-- Guests of more than an intake. A guest holds one thing: the form of an intake, the form of one follow-up, or the look
-- at one report; no rule for one lets in the guest of another. What follow-ups and reports are stands in 0013 and 0014.

-- The follow-up whose form a guest fills in; none for the guest of an intake.
create function app.guest_follow_up_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.guest_follow_up_id', true), '')::uuid $$;
-- What the guest of a report is of. Kept apart from what the guest of a form is of: no rule for forms applies to them.
create function app.report_session_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.report_session_id', true), '')::uuid $$;
create function app.report_rider_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.report_rider_id', true), '')::uuid $$;

-- Acting as somebody is 0001's, and now forgets what the one before was the guest of.
alter function app.act_as(text, uuid, timestamptz) rename to set_actor;
create function app.act_as(actor text, account uuid, at timestamptz) returns void
language sql volatile as $$
  select app.set_actor(actor, account, at),
         set_config('app.guest_follow_up_id', '', true),
         set_config('app.report_session_id', '', true),
         set_config('app.report_rider_id', '', true)
$$;
alter function app.act_as_guest(uuid, uuid, uuid, timestamptz) rename to set_guest;
create function app.act_as_guest(session_id uuid, rider_id uuid, fitter_id uuid, follow_up_id uuid, at timestamptz)
returns void language sql volatile as $$
  select app.act_as('guest', null, at),
         app.set_guest(session_id, rider_id, fitter_id, at),
         set_config('app.guest_follow_up_id', coalesce(follow_up_id::text, ''), true)
$$;
create function app.act_as_guest(session_id uuid, rider_id uuid, fitter_id uuid, at timestamptz) returns void
language sql volatile as $$ select app.act_as_guest(session_id, rider_id, fitter_id, null, at) $$;
-- The fitter's name and logo stand on the report, hence the fitter of a guest.
create function app.act_as_report_guest(session_id uuid, rider_id uuid, fitter_id uuid, at timestamptz)
returns void language sql volatile as $$
  select app.act_as('guest', null, at),
         set_config('app.guest_fitter_id', fitter_id::text, true),
         set_config('app.report_session_id', session_id::text, true),
         set_config('app.report_rider_id', rider_id::text, true)
$$;

-- What a guest's cookie is of, where it is of no intake.
alter table sign_in
  add column guest_follow_up_id uuid,
  add column guest_report_hash bytea,
  add check (guest_follow_up_id is null or guest_session_id is not null),
  add check (guest_report_hash is null or (guest_session_id is not null and guest_follow_up_id is null));
create index sign_in_by_follow_up on sign_in (guest_follow_up_id) where guest_follow_up_id is not null;
create index sign_in_by_report on sign_in (guest_report_hash) where guest_report_hash is not null;

-- Enter by the cookie as 0005 does, and a guest as that of the follow-up or the report which the cookie is of.
alter function app.enter(bytea, timestamptz, boolean) rename to enter_sign_in;
revoke execute on function app.enter_sign_in(bytea, timestamptz, boolean) from spokewell_app;
create function app.enter(cookie_hash bytea, at timestamptz, counts_as_use boolean default true)
returns table (sign_in_id uuid, actor text, account_id uuid, session_id uuid, rider_id uuid, fitter_id uuid,
               follow_up_id uuid, report boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare entered record; held sign_in;
begin
  select x.* into entered from app.enter_sign_in(cookie_hash, at, counts_as_use) x;
  if entered.actor = 'guest' then
    select s.* into held from sign_in s where s.id = entered.sign_in_id;
    if held.guest_report_hash is null then
      perform app.act_as_guest(entered.session_id, entered.rider_id, entered.fitter_id, held.guest_follow_up_id, at);
    elsif exists (select 1 from app.report_behind(held.guest_report_hash) b where b.account_id is null) then
      perform app.act_as_report_guest(entered.session_id, entered.rider_id, entered.fitter_id, at);
    else
      return query select x.*, null::uuid, false from app.enter_sign_in(null, at) x;
      return;
    end if;
  end if;
  return query select entered.sign_in_id, entered.actor, entered.account_id, entered.session_id, entered.rider_id,
    entered.fitter_id, held.guest_follow_up_id, held.guest_report_hash is not null;
end $$;
call app.answered_by_gate('app.enter(bytea, timestamptz, boolean)');

-- A guest who signs in is a guest no more: the cookie ends whether or not there is a file to claim. An intake is claimed
-- as 0006 does. Who came by a mail, a report's or a follow-up's, keeps the file under the address it went to and under no
-- other: a forwarded mail gives nobody's file away. Then nothing ends and nothing is claimed. The link of a report proves
-- that address. A follow-up's guest may sign in as anybody once the file is an account's: there is nothing to give away.
alter function app.claim_rider(bytea, timestamptz) rename to claim_intake;
revoke execute on function app.claim_intake(bytea, timestamptz) from spokewell_app;
create function app.claim_rider(cookie_hash bytea, at timestamptz)
returns table (rider_id uuid, fitter_id uuid, address_proven boolean, other_address boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare held sign_in;
begin
  if app.actor() <> 'client' then return; end if;
  select s.* into held from sign_in s
    where s.token_hash = cookie_hash and s.guest_session_id is not null and s.ended_at is null
      and s.expires_at > at and s.last_used_at + s.idle_limit > at;
  if held.guest_follow_up_id is not null and not exists (
      select 1 from follow_up_secret x join rider r on r.id = x.rider_id join account me on me.id = app.account_id()
      where x.follow_up_id = held.guest_follow_up_id and x.purpose = 'answer' and x.revoked_at is null
        and (r.account_id is not null or me.email_hash = x.address_hash)) then
    return query select null::uuid, null::uuid, false, true;
    return;
  elsif held.guest_report_hash is null then
    return query select c.*, false from app.claim_intake(cookie_hash, at) c;
  elsif exists (select 1 from report_secret x join account me on me.email_hash = x.address_hash
                where x.hash = held.guest_report_hash and me.id = app.account_id()) then
    return query update rider r set account_id = app.account_id() from app.report_behind(held.guest_report_hash) b
      where r.id = b.rider_id and r.account_id is null returning r.id, r.fitter_id, true, false;
  else
    return query select null::uuid, null::uuid, false, true;
    return;
  end if;
  update sign_in s set ended_at = at where s.id = held.id;
end $$;
call app.answered_by_gate('app.claim_rider(bytea, timestamptz)');

-- The guest of a follow-up is none of the intake.
create procedure app.for_intake_guests_only(policy_name text, target regclass) language plpgsql as $$
declare p pg_policy;
begin
  select x.* into p from pg_policy x where x.polrelid = target and x.polname = policy_name;
  execute format('alter policy %I on %s using (app.guest_follow_up_id() is null and (%s))%s', policy_name, target,
    pg_get_expr(p.polqual, p.polrelid),
    case when p.polwithcheck is null then ''
         else format(' with check (app.guest_follow_up_id() is null and (%s))', pg_get_expr(p.polwithcheck, p.polrelid)) end);
end $$;
call app.for_intake_guests_only('guest_invitation', 'invitation');
call app.for_intake_guests_only('guest_secret', 'invitation_secret');
call app.for_intake_guests_only('guest_device_code', 'device_code');
call app.for_intake_guests_only('guest_session', 'session');
call app.for_intake_guests_only('guest_consent', 'consent');
drop procedure app.for_intake_guests_only(text, regclass);

drop policy guest_rider on rider;
create policy guest_reads_rider on rider for select to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_rider_id());
create policy guest_writes_rider on rider for update to spokewell_app
  using (app.actor() = 'guest' and id = app.guest_rider_id() and app.guest_follow_up_id() is null);

-- The guest of one form is none of the other, and who looks at the report is no device that began a form.
alter policy guest_sign_in on sign_in
  using (app.actor() = 'guest' and guest_session_id = app.guest_session_id() and guest_report_hash is null
    and guest_follow_up_id is not distinct from app.guest_follow_up_id())
  with check (app.actor() = 'guest' and guest_session_id = app.guest_session_id() and guest_report_hash is null
    and guest_follow_up_id is not distinct from app.guest_follow_up_id());
create policy report_guest_sign_in on sign_in to spokewell_app
  using (app.actor() = 'guest' and guest_session_id = app.report_session_id() and guest_report_hash is not null)
  with check (app.actor() = 'guest' and guest_session_id = app.report_session_id() and guest_report_hash is not null);

alter policy who_acts_appends on audit_entry
  with check (actor = app.actor()
    and actor_id is not distinct from coalesce(app.account_id(), app.guest_session_id(), app.report_session_id()));
