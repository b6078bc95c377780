-- The work that mails news tells a fitter of an intake with a red flag. It sees these figures and no others.
create policy system_red_flags on submission_figure for select to spokewell_app
  using (app.acting_as_system() and figure = 'redFlag');
