-- A fitter reads what the riders of the practice consented to for their fits, to prove it: it is part of the copy of the
-- practice's data. What riders decided about research is not the fitter's to know.

-- Asked for each consent, and of no other actor.
create function app.fits_file(wanted uuid) returns boolean language sql stable
return exists (select 1 from public.rider r where r.id = wanted and r.fitter_id = app.acting_fitter());

create policy fitter_reads on consent for select to spokewell_app
  using (coalesce(case when app.acting_fitter() is not null
    then purpose in ('fit', 'guardian') and app.fits_file(rider_id)
      and rider_id <> all ((select app.closed_files())::uuid[]) end, false));
