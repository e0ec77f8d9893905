-- Someone whom those who decide ask after an application was complete did not choose to be late: its place stays.
alter table application_form add column asked_by_landlord boolean not null default false;
