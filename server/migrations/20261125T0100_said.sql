-- What people are told is kept as the name of a sentence and its values; what they were told before keeps its sentence.
alter table notification add column said jsonb;
alter table notification alter column message set default '';

-- In which language people are addressed. Emails go by their account, or else by who has caused them.
alter table account add column language text not null default 'en';
alter table email add column language text;
