-- What files are for is declared by the rooms that have them (`*.files.ts`), and no longer repeated here.
alter table upload drop constraint upload_purpose_check;
