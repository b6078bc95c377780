-- Support works off requests about rights and breaches on a page of its own. The trail says who did what.

create policy support_rights on rights_request to spokewell_app
  using (app.acting_support() is not null) with check (app.acting_support() is not null);
create policy support_breaches on data_breach to spokewell_app
  using (app.acting_support() is not null) with check (app.acting_support() is not null);
create policy support_rights_trail on audit_entry for select to spokewell_app
  using (app.acting_support() is not null and entity in ('rights_request', 'data_breach'));
create index rights_request_answered on rights_request (answered_at desc) where answered_at is not null;
create index data_breach_closed on data_breach (closed_at desc) where closed_at is not null;

-- The provider is mailed before the 72 hours are over, and when they are over.
alter table data_breach
  add column warned_at timestamptz,
  add column alarmed_at timestamptz,
  -- What came of it, and why the authority or the people were not told if they were not (article 33, paragraph 5).
  add column closing_sealed bytea,
  add check (closing_sealed is null or closed_at is not null);
grant update (warned_at, alarmed_at, closing_sealed) on data_breach to spokewell_app;
