-- Receipts are papers as well. What one says is kept as it was on the day of the payment: what becomes of the payment later is not written into it.
alter table invoice_paper add column payment_id uuid references payment;
alter table invoice_paper add column receipt jsonb;
alter table invoice_paper drop constraint invoice_paper_kind_check,
  add constraint invoice_paper_kind_check check (kind in ('invoice', 'void', 'receipt')),
  add constraint invoice_paper_receipt_check check ((kind = 'receipt') = (payment_id is not null) and (kind = 'receipt') = (receipt is not null));
-- Of an invoice there are as many receipts as payments.
drop index invoice_paper_once;
create unique index invoice_paper_once on invoice_paper (invoice_id, recipient_id, times_sent, kind) nulls not distinct
  where invoice_id is not null and state <> 'withdrawn' and (reader = 'issuer' or recipient_id is not null) and kind <> 'receipt';
create unique index invoice_paper_of_payment on invoice_paper (payment_id, reader) where payment_id is not null;
create index invoice_paper_receipts on invoice_paper (invoice_id, id desc) where kind = 'receipt';
