-- The run-time role's password, sealed under the vault's root. A new master key therefore does not change it, and
-- every process can read the present one.
alter table vault_root add column role_password bytea;
