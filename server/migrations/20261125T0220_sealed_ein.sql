-- Sealed values are bytes, as in the other tables.
alter table business alter column ein_sealed type bytea using null;

-- What a job has in hand: homes that are on their way, and businesses that are taken apart.
create index business_unfinished on business (id) where status = 'deleting' or homes_moved < homes_to_move;
