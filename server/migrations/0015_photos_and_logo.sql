-- A photo that was taken back can be brought back for a while, then its row goes and the file store's sweep takes its
-- bytes. And a fitter's logo, which stands on their reports.

alter table photo add column removed_at timestamptz;
grant update (removed_at) on photo to spokewell_app;
create index photo_removed on photo (removed_at) where removed_at is not null;

alter table fitter_profile add column logo_sealed bytea;
grant update (logo_sealed) on fitter_profile to spokewell_app;
