-- A person whose name and address were erased on request; leases of theirs stay. And lists of persons by name.
alter table person add column erased_at timestamptz, add column version int not null default 1;
create index person_by_name on person (account_id, lower(last_name), lower(first_name), id) where profile_id is null and erased_at is null;
-- The last invitation to an address by an account.
create index connection_invited_by_account on connection (requester_account_id, invite_email, id desc) where invite_email is not null;
-- Where an invited tenant lives, as their mail says it.
alter table connection add column home text;
