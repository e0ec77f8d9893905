-- A document that is read on the page of one thing alone, such as a form of an application, and stands in no drawer.
alter table document add column restricted_to uuid;
create index document_restricted on document (restricted_to) where restricted_to is not null;
