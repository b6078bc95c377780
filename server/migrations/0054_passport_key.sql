-- The keys by which this installation signs fit passports: apart from those of the sign-in service and from the master
-- keys. A retired key stays, so that what it signed can be verified; one that somebody else may have is revoked.
create table passport_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea,
  created_at timestamptz not null,
  retired_at timestamptz check (retired_at >= created_at),
  revoked_at timestamptz,
  -- Only the key that signs has a private part; a revoked one never signs.
  check ((private_sealed is null) = (retired_at is not null)),
  check (revoked_at is null or retired_at is not null)
);
create unique index passport_key_one_current on passport_key ((true)) where retired_at is null;

call app.protect('passport_key');
grant select, insert on passport_key to spokewell_app;
call app.readers('passport_key', 'app.acting_as_system()');
call app.writers('passport_key', 'app.acting_as_system()', null, null);
