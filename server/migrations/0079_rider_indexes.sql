-- A fitter's riders whom no mail reaches, who are to be called: few of many.
create index rider_unreached on rider (fitter_id)
  where reminders_stopped_at is not null or address_failed_at is not null or email_sealed is null;

-- Files that were kept long enough are found by their creation, every day.
create index rider_by_creation on rider (created_at) where erased_at is null;
