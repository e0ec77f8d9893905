-- A version of a look in which a document was sent stays, however long ago that was.
alter table brand add column has_documents boolean not null default false;
update brand set has_documents = true where id in (select brand_id from invoice where brand_id is not null);
