-- What its person is asked to pay for a screening, where it is for them to pay.
alter table screening add column fee_id uuid references application_fee on delete set null;
create index screening_of_fee on screening (fee_id) where fee_id is not null;
