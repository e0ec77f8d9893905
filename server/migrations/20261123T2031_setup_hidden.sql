-- When a person has put the list of first steps away; null while it may be shown.
alter table account add column setup_hidden_at timestamptz;
