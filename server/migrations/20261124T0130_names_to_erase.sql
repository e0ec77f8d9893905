-- Persons without an account whom a row names, each as they are called in it, so that the name can be erased: [{"id", "name"}].
alter table asset_event add column persons jsonb;
alter table notification add column persons jsonb;
create index notification_of_persons on notification using gin (persons jsonb_path_ops) where persons is not null;

-- Who was written down with the address of an invitation. That person may have another address by now.
alter table connection add column person_id uuid references person;
update connection c set person_id = p.id from person p where p.account_id = c.requester_account_id and p.email = c.invite_email;
create index connection_of_person on connection (person_id) where person_id is not null;
