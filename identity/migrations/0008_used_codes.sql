-- A code of a provider's sign-in that is sent again after its use ends the session that it gave, because one of the two
-- who sent it is a thief. There is no foreign key: a session that ended would have to lock the flow.
alter table identity.flow_state
  add column used_at timestamptz,
  add column given_session_id uuid,
  add constraint flow_state_used_with_code check (used_at is null or code_hash is not null),
  add constraint flow_state_given_by_use check (given_session_id is null or used_at is not null),
  add constraint flow_state_tokens_until_used check (used_at is null or tokens_sealed is null);
comment on column identity.flow_state.used_at is 'when its code was exchanged; the row stays until it expires';
comment on column identity.flow_state.given_session_id is 'the session that its code gave, which ends if the code comes again';
