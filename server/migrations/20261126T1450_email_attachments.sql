-- Files of the store that go with an email, by their keys: `[{"key", "fileName", "contentType"}]`. Their bytes are read when it leaves.
alter table email add column attachments jsonb not null default '[]';
