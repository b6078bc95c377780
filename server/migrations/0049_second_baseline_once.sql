-- The second baseline belongs to the day of the fit. A fit that was completed and reopened has been ridden since, so its
-- scores can no longer be given or corrected: they stay as they were when it was completed for the first time
-- (`first_fitted_at`).
create or replace function app.enter_second_baseline(secret_hash bytea, at timestamptz)
returns table (session_id uuid, rider_id uuid, fitter_id uuid, expired boolean, over boolean)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare s second_baseline_secret; x session;
begin
  select y.* into s from second_baseline_secret y where y.hash = secret_hash;
  if s.hash is null then return; end if;
  select y.* into x from session y where y.id = s.session_id;
  perform app.act_as_scoring_guest(s.session_id, s.fitter_id, at);
  return query select s.session_id, s.rider_id, s.fitter_id, s.expires_at <= at,
    x.first_fitted_at is not null or x.fitted_at is not null or x.cancelled_at is not null or x.closed_at is not null;
end $$;

create or replace function app.refuse_late_baseline() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.actor() = 'guest' then
    perform from session s
      where s.id = new.session_id and s.intake_submitted_at is not null and s.first_fitted_at is null
        and s.fitted_at is null and s.cancelled_at is null and s.closed_at is null
      for share;
    if not found then
      raise exception 'the fit is completed' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return new;
end $$;
