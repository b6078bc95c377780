-- What a fitter changed in all fits is read newest first.
create index intervention_by_time on intervention (fitter_id, made_at desc, id desc) where withdrawn_at is null;
