-- The lists of unanswered follow-ups test the end of the window in the index: a practice's missed follow-ups are not read.
create index follow_up_waiting on follow_up (fitter_id, due_on, id, window_ends_on)
  where submitted_at is null and skipped_at is null;
drop index follow_up_by_fitter;
