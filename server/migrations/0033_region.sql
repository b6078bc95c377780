-- A language alone does not say how a date is written: English is read month first in the United States and day first
-- in Britain. The region comes from the browser, and mails and documents use it.

alter table account add column region text check (region ~ '^([A-Z]{2}|[0-9]{3})$');
alter table rider add column region text check (region ~ '^([A-Z]{2}|[0-9]{3})$');
alter table invitation add column region text check (region ~ '^([A-Z]{2}|[0-9]{3})$');
comment on column account.region is 'where the account’s language is read, as in a BCP 47 tag; of the browser that logged in last';
comment on column rider.region is 'where the rider’s language is read, as in a BCP 47 tag';
comment on column invitation.region is 'where the invitation’s language is read, as in a BCP 47 tag';
grant update (region) on account, rider to spokewell_app;

-- An erased person has no region. The functions that erase empty the other columns.
create function app.forget_region() returns trigger language plpgsql as $$
begin
  new.region := null;
  return new;
end $$;
create trigger forget_region before update of erased_at on account
  for each row when (new.erased_at is not null) execute function app.forget_region();
create trigger forget_region before update of erased_at on rider
  for each row when (new.erased_at is not null) execute function app.forget_region();
