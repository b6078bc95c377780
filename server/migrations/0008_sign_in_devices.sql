-- A person sees where they are signed in, and ends it. Of the browser nothing is kept but these two words;
-- a sign-in knows whether a second factor stood behind it, for its cookie is renewed when one comes to it.

alter table sign_in
  add column browser text not null default 'other'
    check (browser in ('chrome', 'firefox', 'safari', 'edge', 'other')),
  add column system text not null default 'other'
    check (system in ('windows', 'macos', 'ios', 'android', 'linux', 'other')),
  add column second_factor boolean not null default false;

-- A question that the gate alone answers, as those of 0005: its function runs as spokewell_gate, and nobody but the
-- run-time role asks it.
create procedure app.answered_by_gate(question regprocedure) language plpgsql as $$
begin
  execute format('revoke all on function %s from public', question);
  grant create on schema app to spokewell_gate;
  execute format('alter function %s owner to spokewell_gate', question);
  revoke create on schema app from spokewell_gate;
  execute format('grant execute on function %s to spokewell_app', question);
end $$;

-- A cookie is renewed in place: the device stays the one it was, its old secret is forgotten. Whose secret a sign-in
-- has is no column for the run-time role to write; the gate does it for the account's own. What else the same session
-- of the sign-in service signed in ends.
grant update (token_hash, second_factor) on sign_in to spokewell_gate;
create function app.renew_sign_in(renewed uuid, fresh_hash bytea, at timestamptz) returns timestamptz
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare mine sign_in;
begin
  update sign_in s set token_hash = fresh_hash, second_factor = true
    where s.id = renewed and s.account_id = app.account_id() and s.ended_at is null returning s.* into mine;
  update sign_in s set ended_at = at
    where s.identity_session_id = mine.identity_session_id and s.account_id = mine.account_id
      and s.id <> mine.id and s.ended_at is null;
  return mine.expires_at;
end $$;

-- The session lost its second factor: when one comes back to it, its cookie is renewed again.
create function app.forget_second_factor(forgetful uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update sign_in s set second_factor = false where s.id = forgetful and s.account_id = app.account_id()
$$;

call app.answered_by_gate('app.renew_sign_in(uuid, bytea, timestamptz)');
call app.answered_by_gate('app.forget_second_factor(uuid)');
