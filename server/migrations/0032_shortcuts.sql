-- Keyboard shortcuts of one character can be switched off (WCAG 2.1.4). The choice belongs to the person, not to a device.

alter table account add column shortcuts boolean not null default true;
comment on column account.shortcuts is 'whether the keyboard shortcuts that work on every page are on';
grant update (shortcuts) on account to spokewell_app;
