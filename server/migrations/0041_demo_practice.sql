-- Marks a database whose data is invented: the demo uses no other one, and no other start uses it.

create table demo_practice (
  id integer primary key check (id = 1),
  history_ends_at timestamptz not null
);
comment on table demo_practice is 'one row in the database of the demo, none in any other';
call app.protect('demo_practice');
