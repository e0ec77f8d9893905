-- What a form says is erased: its numbers and documents when its person asks for it, all of it when no one has decided on it or the time to keep it is over.
alter table application_form
  add column numbers_erased_at timestamptz,
  add column erased_at timestamptz;
alter table application_form add constraint application_form_erased_at_its_end check (erased_at is null or (ended_at is not null and numbers_erased_at is not null));
alter table application_form add constraint application_form_bare_at_its_end check (numbers_erased_at is null or ended_at is not null);
create index application_form_kept on application_form (ended_at) where ended_at is not null and erased_at is null;
