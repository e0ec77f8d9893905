-- A payment was begun of it once; and one has come, of which there is a receipt, whatever became of it since.
alter table invoice add column was_tried boolean not null default false;
alter table invoice add column was_paid boolean not null default false check (was_paid <= was_tried);
update invoice set was_tried = true, was_paid = id in (select invoice_id from payment where receipt_number is not null)
where id in (select invoice_id from payment);
