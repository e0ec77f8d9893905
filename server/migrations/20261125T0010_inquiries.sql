-- Enquiries are inquiries, in the words of the US. What is defined on the table stands in files and is made again after this.
alter table profile_enquiry rename to profile_inquiry;
alter statistics profile_enquiry_account rename to profile_inquiry_account;

do $$
declare
  found record;
begin
  for found in select conname as name from pg_constraint where conrelid = 'profile_inquiry'::regclass and conname like '%enquiry%' loop
    execute format('alter table profile_inquiry rename constraint %I to %I', found.name, replace(found.name, 'enquiry', 'inquiry'));
  end loop;
  for found in
    select indexrelid::regclass::text as name from pg_index
    where indrelid = 'profile_inquiry'::regclass and indexrelid::regclass::text like '%enquiry%'
  loop
    execute format('alter index %I rename to %I', found.name, replace(found.name, 'enquiry', 'inquiry'));
  end loop;
end
$$;

update mail set name = 'new-inquiry' where name = 'new-enquiry';
