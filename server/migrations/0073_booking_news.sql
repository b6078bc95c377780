-- Mails to the fitter about what riders book, move and cancel. They are on until they are switched off.

alter table fitter_profile add column news_bookings boolean not null default true;
grant update (news_bookings) on fitter_profile to spokewell_app;
