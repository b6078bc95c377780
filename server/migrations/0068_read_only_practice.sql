-- A practice whose plan has lapsed is read-only (docs/decisions/0077-a-lapsed-practice-is-read-only.md): its fitter begins
-- and changes nothing, and riders begin nothing new with it. What has begun goes on. The calls refuse the same before
-- (contract/access.ts).

create function app.refuse_lapsed() returns trigger language plpgsql as $$
begin
  if app.actor() = 'fitter' and not app.practice_is_writable(app.account_id()) then
    raise exception 'the practice is read-only' using errcode = 'SW003';
  end if;
  return null;
end $$;
create function app.refuse_beginning() returns trigger language plpgsql as $$
begin
  if not app.practice_is_writable(new.fitter_id) then
    raise exception 'the practice is read-only' using errcode = 'SW004';
  end if;
  return new;
end $$;
revoke all on function app.refuse_lapsed() from public;
revoke all on function app.refuse_beginning() from public;

-- For each table that a fitter works in, also for tables to come. `commands` are those that need a plan.
create procedure app.requires_plan(target regclass, commands text default 'insert or update or delete')
language plpgsql as $$
begin
  execute format('create trigger requires_plan before %s on %s for each statement execute function app.refuse_lapsed()',
    commands, target);
end $$;

call app.requires_plan('bike');
call app.requires_plan('measurement');
call app.requires_plan('intervention');
call app.requires_plan('recommendation');
call app.requires_plan('photo');
call app.requires_plan('prediction');
call app.requires_plan('session_note');
call app.requires_plan('follow_up_protocol');
call app.requires_plan('saddle');
call app.requires_plan('import_mapping');
call app.requires_plan('second_baseline_secret', 'insert');
-- An invitation that was sent can be sent again and taken back.
call app.requires_plan('invitation', 'insert');
-- A rider's address may be tried again, so that reminders arrive.
call app.requires_plan('rider', 'insert or update of name_sealed, email_sealed, email_hash');
call app.requires_plan('session', 'insert or update of fitted_at, first_fitted_at, bike_id, goal_weights, agreed_goals,
  summary_sealed, goal_levels_sealed, activities_sealed, saddle_reference, saddle_method, closed_at');
-- What is due is asked and answered, also together with the fitter.
call app.requires_plan('follow_up', 'insert or delete or update of milestone, opens_on, due_on, window_ends_on, skipped_at');

-- Whoever begins it: a rider who comes without an invitation, too.
create trigger begins_with_plan before insert on session for each row
  when (app.actor() in ('anonymous', 'guest', 'client')) execute function app.refuse_beginning();
