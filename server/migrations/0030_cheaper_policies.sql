-- PostgreSQL sets up every sub-select of every policy each time a statement runs, and for the tables that are read most
-- that took longer than the statements themselves. Here they get one policy for each kind of statement. It allows what
-- the earlier ones allowed together, with fewer sub-selects: a helper answers who acts together with the kind of actor,
-- and the files that somebody reads without being their fitter are one array. The fitter's own rows come first, because
-- the rest of an "or" is not evaluated for them. Comparing with null never lets anybody in.

create function app.acting_fitter() returns uuid language sql stable parallel safe
return case when app.actor() = 'fitter' then app.account_id() end;
create function app.acting_client() returns uuid language sql stable parallel safe
return case when app.actor() = 'client' then app.account_id() end;
create function app.acting_as_system() returns boolean language sql stable parallel safe
return app.actor() = 'system';
create function app.arriving_subject() returns text language sql stable parallel safe
return case when app.actor() = 'arriving' then current_setting('app.identity_subject', true) end;
-- What a guest of a form is of, and a guest of a report. Nobody is both.
create function app.form_session() returns uuid language sql stable parallel safe
return case when app.actor() = 'guest' then app.guest_session_id() end;
create function app.form_rider() returns uuid language sql stable parallel safe
return case when app.actor() = 'guest' then app.guest_rider_id() end;
create function app.form_follow_up() returns uuid language sql stable parallel safe
return case when app.actor() = 'guest' then app.guest_follow_up_id() end;
create function app.report_session() returns uuid language sql stable parallel safe
return case when app.actor() = 'guest' then app.report_session_id() end;
create function app.report_rider() returns uuid language sql stable parallel safe
return case when app.actor() = 'guest' then app.report_rider_id() end;

-- The client's own files; the files that riders share with the fitter or that support was let into; all of them.
create function app.own_files() returns uuid[] language sql stable
return case when app.actor() = 'client' then array(select app.own_riders()) end;
create function app.opened_files() returns uuid[] language sql stable
return case app.actor() when 'fitter' then array(select app.shared_riders())
                        when 'support' then array(select app.supported_riders()) end;
create function app.readable_files() returns uuid[] language sql stable
return case app.actor() when 'client' then array(select app.own_riders())
                        when 'fitter' then array(select app.shared_riders())
                        when 'support' then array(select app.supported_riders()) end;
-- The fitters of these files, and the fitter of a guest.
create function app.readable_fitters() returns uuid[] language sql stable
return case app.actor() when 'client' then array(select app.own_fitters())
                        when 'fitter' then array(select app.sharing_fitters())
                        when 'support' then array(select app.supported_fitters())
                        when 'guest' then array[app.guest_fitter_id()] end;

-- Replaces all policies of the run-time role on a table. The planner assumes nothing of what stands in coalesce: it
-- would take a rule that the query repeats for a second condition, and expect too few rows.
create procedure app.drop_policies(target regclass) language plpgsql as $$
declare name text;
begin
  for name in select polname from pg_policy where polrelid = target and 'spokewell_app'::regrole = any (polroles) loop
    execute format('drop policy %I on %s', name, target);
  end loop;
end $$;
create procedure app.readers(target regclass, rule text) language plpgsql as $$
begin
  execute format('create policy reads on %s for select to spokewell_app using (coalesce(%s, false))', target, rule);
end $$;
create procedure app.writers(target regclass, adds text, changes text, removes text) language plpgsql as $$
begin
  execute format('create policy adds on %s for insert to spokewell_app with check (%s)', target, adds);
  if changes is not null then
    execute format('create policy changes on %s for update to spokewell_app using (coalesce(%s, false))', target, changes);
  end if;
  if removes is not null then
    execute format('create policy removes on %s for delete to spokewell_app using (coalesce(%s, false))', target, removes);
  end if;
end $$;

-- The rules of reading of 0001 and 0011, for tables to come.
create or replace procedure app.readable_below_session(target regclass, session_column text) language plpgsql as $$
begin
  call app.readers(target, format('fitter_id = app.acting_fitter()
    or rider_id = any ((select app.readable_files())::uuid[]) or %I = app.form_session()', session_column));
end $$;
create or replace procedure app.readable_by_people(target regclass) language plpgsql as $$
begin
  call app.readers(target, 'fitter_id = app.acting_fitter()
    or rider_id = any ((select app.readable_files())::uuid[]) or app.acting_as_system()');
  call app.writers(target, 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()');
end $$;

do $$
declare target regclass;
begin
  foreach target in array array['account', 'fitter_profile', 'rider', 'session', 'bike', 'measurement', 'intervention',
    'recommendation', 'photo', 'follow_up', 'draft', 'submission', 'submission_figure', 'sign_in', 'vault_key']::regclass[] loop
    call app.drop_policies(target);
  end loop;
end $$;

call app.readers('account', $$id = app.account_id() or (role = 'fitter' and id = any ((select app.readable_fitters())::uuid[]))
  or identity_subject = app.arriving_subject() or app.acting_as_system()$$);
call app.writers('account', $$id = app.account_id() or app.acting_as_system()
    or (identity_subject = app.arriving_subject() and role in ('client', 'fitter'))$$, null, null);
create policy changes on account for update to spokewell_app
  using (coalesce(id = app.account_id() or identity_subject = app.arriving_subject() or app.acting_as_system(), false))
  with check (id = app.account_id() or app.acting_as_system()
    or (identity_subject = app.arriving_subject() and role in ('client', 'fitter')));

call app.readers('fitter_profile', 'fitter_id = app.acting_fitter() or fitter_id = any ((select app.readable_fitters())::uuid[])
  or app.acting_as_system()');
call app.writers('fitter_profile', $$app.actor() in ('fitter', 'arriving') and fitter_id = app.account_id()$$,
  'fitter_id = app.acting_fitter()', null);

-- A client's files are found by this table's own rule, so the readable files cannot be asked for here.
call app.readers('rider', 'fitter_id = app.acting_fitter() or account_id = app.acting_client()
  or id = app.form_rider() or id = app.report_rider() or id = any ((select app.opened_files())::uuid[]) or app.acting_as_system()');
call app.writers('rider', 'fitter_id = app.acting_fitter() or account_id = app.acting_client() or app.acting_as_system()',
  'fitter_id = app.acting_fitter() or account_id = app.acting_client() or app.acting_as_system()
    or (id = app.form_rider() and app.guest_follow_up_id() is null)', null);

call app.readers('session', 'fitter_id = app.acting_fitter() or id = app.form_session() or id = app.report_session()
  or rider_id = any ((select app.readable_files())::uuid[]) or app.acting_as_system()');
call app.writers('session', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[]) or app.acting_as_system()',
  'fitter_id = app.acting_fitter() or (id = app.form_session() and app.guest_follow_up_id() is null)
    or rider_id = any ((select app.own_files())::uuid[]) or app.acting_as_system()', null);

create function app.report_bike() returns uuid language sql stable
return (select s.bike_id from public.session s where s.id = app.report_session());
call app.readers('bike', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.readable_files())::uuid[])
  or id = app.report_bike() or app.acting_as_system()');
call app.writers('bike', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', null);

call app.readers('measurement', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.readable_files())::uuid[])
  or session_id = app.report_session() or app.acting_as_system()');
call app.writers('measurement', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()');

call app.readers('intervention', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.readable_files())::uuid[])
  or (session_id = app.report_session() and withdrawn_at is null) or app.acting_as_system()');
call app.writers('intervention', 'fitter_id = app.acting_fitter()', 'fitter_id = app.acting_fitter()', null);

call app.readers('recommendation', 'fitter_id = app.acting_fitter() or rider_id = any ((select app.readable_files())::uuid[])
  or (session_id = app.report_session() and withdrawn_at is null) or app.acting_as_system()');
call app.writers('recommendation', 'fitter_id = app.acting_fitter()',
  'fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[])', null);

call app.readable_by_people('photo');

call app.readers('follow_up', 'fitter_id = app.acting_fitter() or id = app.form_follow_up()
  or rider_id = any ((select app.readable_files())::uuid[]) or app.acting_as_system()');
call app.writers('follow_up', 'fitter_id = app.acting_fitter()',
  'fitter_id = app.acting_fitter() or id = app.form_follow_up()
    or rider_id = any ((select app.own_files())::uuid[]) or app.acting_as_system()',
  'fitter_id = app.acting_fitter()');

-- The fitter never reads what a draft says (no call does): only drops it, with the link that began it.
call app.readers('draft', '(session_id = app.form_session() and follow_up_id is not distinct from app.guest_follow_up_id())
  or fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[])');
call app.writers('draft', '(session_id = app.form_session() and follow_up_id is not distinct from app.guest_follow_up_id())
    or rider_id = any ((select app.own_files())::uuid[])',
  '(session_id = app.form_session() and follow_up_id is not distinct from app.guest_follow_up_id())
    or rider_id = any ((select app.own_files())::uuid[])',
  '(session_id = app.form_session() and follow_up_id is not distinct from app.guest_follow_up_id())
    or fitter_id = app.acting_fitter() or rider_id = any ((select app.own_files())::uuid[])');

call app.readers('submission', $$fitter_id = app.acting_fitter() or rider_id = any ((select app.readable_files())::uuid[])
  or (session_id = app.form_session() and (follow_up_id is null or follow_up_id = app.guest_follow_up_id()))
  or (session_id = app.report_session() and kind = 'intake' and superseded_at is null) or app.acting_as_system()$$);
call app.writers('submission', '(session_id = app.form_session() and not assisted
      and follow_up_id is not distinct from app.guest_follow_up_id())
    or (fitter_id = app.acting_fitter() and assisted)
    or (rider_id = any ((select app.own_files())::uuid[]) and not assisted)',
  'rider_id = any ((select app.own_files())::uuid[])', null);

-- A sub-select in the policy itself would be set up by every statement, although only a guest needs it.
create function app.sees_submission(wanted uuid) returns boolean language sql stable
return exists (select 1 from public.submission s where s.id = wanted);
call app.readers('submission_figure', $$fitter_id = app.acting_fitter() or rider_id = any ((select app.readable_files())::uuid[])
  or case when session_id = app.form_session() then app.sees_submission(submission_id) end
  or (session_id = app.report_session() and figure = 'zoneScore')$$);
call app.writers('submission_figure', '(session_id = app.form_session() and exists (select 1 from submission s
      where s.id = submission_id and s.follow_up_id is not distinct from app.guest_follow_up_id()))
    or (fitter_id = app.acting_fitter() and exists (select 1 from submission s where s.id = submission_id and s.assisted))
    or rider_id = any ((select app.own_files())::uuid[])', null, null);

-- Asked for each sign-in, instead of reading all sessions of a fitter first.
create function app.fits_session(wanted uuid) returns boolean language sql stable
return exists (select 1 from public.session s where s.id = wanted and s.fitter_id = app.acting_fitter());
create function app.own_file_sessions() returns uuid[] language sql stable
return case when app.actor() = 'client' then array(select app.own_sessions()) end;
create procedure app.sign_in_rule(command text, fitters boolean) language plpgsql as $$
declare
  rule text := $rule$account_id = app.account_id()
    or (guest_session_id = app.form_session() and guest_report_hash is null
      and guest_follow_up_id is not distinct from app.guest_follow_up_id())
    or (guest_session_id = app.report_session() and guest_report_hash is not null)
    or guest_session_id = any ((select app.own_file_sessions())::uuid[])
    or app.acting_as_system()$rule$;
begin
  if fitters then rule := rule || ' or case when app.acting_fitter() is not null then app.fits_session(guest_session_id) end'; end if;
  execute format('create policy %s on sign_in for %s to spokewell_app %s (coalesce(%s, false))',
    case command when 'select' then 'reads' when 'insert' then 'adds' else 'changes' end, command,
    case command when 'insert' then 'with check' else 'using' end, rule);
end $$;
call app.sign_in_rule('select', true);
call app.sign_in_rule('insert', false);
call app.sign_in_rule('update', true);
drop procedure app.sign_in_rule(text, boolean);

-- A key may be used by whoever may see its holder.
call app.readers('vault_key', 'exists (select 1 from rider r where r.id = holder)
  or exists (select 1 from account a where a.id = holder) or app.acting_as_system()');
call app.writers('vault_key', $$app.actor() in ('fitter', 'client', 'arriving', 'system')$$, null, null);

drop procedure app.drop_policies(regclass);
