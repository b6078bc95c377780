-- Whoever asks for a change to an address need not be the one who reads it. Which browser asked is remembered, so that
-- the new address counts as agreed only where it was asked for, or where the account is signed in.
alter table identity.contact_change add column browser_hash bytea;
comment on column identity.contact_change.browser_hash is
  'of the secret in a cookie of the browser that asked for the change of address; null where it is unknown';
