-- A fitter's logo, which stands on their reports.

alter table fitter_profile add column logo_sealed bytea;
grant update (logo_sealed) on fitter_profile to spokewell_app;
