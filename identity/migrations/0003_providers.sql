-- Signing in through Google or Facebook. Flows live five minutes: those under way are begun again.
delete from identity.flow_state;

alter table identity.flow_state
  alter column challenge drop not null,
  alter column challenge_method drop not null,
  add column begun_sealed bytea not null,
  add column browser_hash bytea not null,
  add column linking_session_id uuid references identity.session (id) on delete cascade,
  add column arrived_at timestamptz,
  add column tokens_sealed bytea,
  add constraint flow_state_challenge_is_whole check ((challenge is null) = (challenge_method is null)),
  add constraint flow_state_code_answers_challenge check (code_hash is null or challenge is not null),
  add constraint flow_state_claimed_on_arrival check (code_hash is null or arrived_at is not null),
  add constraint flow_state_tokens_with_code check (tokens_sealed is null or code_hash is not null);
create index flow_state_linking_session on identity.flow_state (linking_session_id);
comment on column identity.flow_state.challenge is 'null: begun without PKCE, the session comes back in the fragment';
comment on column identity.flow_state.begun_sealed is 'where it leads afterwards; the nonce and the verifier towards the provider';
comment on column identity.flow_state.browser_hash is 'of the secret in a cookie of the browser that began it';
comment on column identity.flow_state.linking_session_id is 'begun by somebody signed in, to add a way in; void once that session ends';
comment on column identity.flow_state.arrived_at is 'when somebody came back with its state: nobody else may';
comment on column identity.flow_state.tokens_sealed is 'the provider''s tokens, given out once, with the session';

alter table identity.identity add column email_hash bytea;
create index identity_email on identity.identity (email_hash) where email_hash is not null;
comment on column identity.identity.email_hash is 'an address that the provider says it has verified';
