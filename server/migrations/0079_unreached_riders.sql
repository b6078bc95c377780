-- A fitter's riders whom no mail reaches, who are to be called: few of many.
create index rider_unreached on rider (fitter_id)
  where reminders_stopped_at is not null or address_failed_at is not null or email_sealed is null;
