-- A form is of the person who fills it in: what they say of themselves is not for their colleagues, where they do so for a business or found one
-- later. Null: no one has begun it.
alter table application_form add column filled_by_account_id uuid references account;
create index application_form_filled_by on application_form (filled_by_account_id) where filled_by_account_id is not null;

-- A person has one open form for a home. Of those who are named in a draft no one but its maker knows, so that it stands in no one's way.
drop index application_form_once;
create unique index application_form_once on application_form (asset_id, profile_id) where ended_at is null and given_at is not null;
create unique index application_form_of_person on application_form (application_id, profile_id) where ended_at is null;
