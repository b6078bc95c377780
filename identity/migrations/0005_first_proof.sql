-- Whoever signs up with an address need not be the one who reads it. Which browser signed up is remembered, so that the
-- first proof of the address can tell whether it comes from the same one.
alter table identity.person add column sign_up_browser_hash bytea;
comment on column identity.person.sign_up_browser_hash is
  'of the secret in a cookie of the browser that signed up; null once the address or number is proven, or where it is unknown';
