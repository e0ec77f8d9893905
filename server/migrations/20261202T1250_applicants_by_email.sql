-- Someone may be named by their name and email: their form waits until it is taken by the link of an email.
alter table application_form alter column profile_id drop not null;
alter table application_form alter column profile_account_id drop not null;
alter table application_form
  -- As who named them called them; stays once the form is taken.
  add column invite_name text check (length(invite_name) between 1 and 120),
  -- Until it is taken, or has come to its end.
  add column invite_email text check (length(invite_email) <= 254),
  add column invite_sent_at timestamptz,
  add column invite_sent_count smallint not null default 0 check (invite_sent_count between 0 and 3);
alter table application_form add constraint application_form_taken_whole check ((profile_id is null) = (profile_account_id is null));
alter table application_form add constraint application_form_waits check (profile_id is not null or (invite_name is not null and state = 'invited'));
alter table application_form add constraint application_form_address_goes check (invite_email is null or profile_id is null);
create unique index application_form_of_address on application_form (application_id, invite_email) where ended_at is null and invite_email is not null;
