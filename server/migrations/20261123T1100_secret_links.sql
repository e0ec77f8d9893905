-- Secret links of mails stood in one table, and what most of them open in others beside it. Now one table says both. The digests stay as they
-- are, so links that were sent before go on working.
alter table account_token rename to secret_link;
alter table secret_link rename constraint account_token_pkey to secret_link_pkey;
alter table secret_link rename constraint account_token_token_sha256_key to secret_link_token_sha256_key;
alter table secret_link rename constraint account_token_account_id_fkey to secret_link_account_id_fkey;
alter index account_token_created rename to secret_link_created;
alter index account_token_newest rename to secret_link_newest;
alter index account_token_of_account rename to secret_link_of_account;
alter index account_token_of_email rename to secret_link_of_email;

-- Empty where the link is about the account itself.
alter table secret_link add column object_kind text, add column object_id uuid;
update secret_link l set object_kind = 'connection', object_id = o.connection_id from connection_link o where o.token_id = l.id;
update secret_link l set object_kind = 'viewing', object_id = o.viewing_id from viewing_link o where o.token_id = l.id;
update secret_link l set object_kind = 'listing-notice', object_id = n.id from listing_notice n where n.token_id = l.id;
alter table secret_link add constraint secret_link_object_check check ((object_kind is null) = (object_id is null));
create index secret_link_of_object on secret_link (object_kind, object_id) where object_id is not null;

drop table connection_link;
drop table viewing_link;
drop index listing_notice_token;
alter table listing_notice drop column token_id;
