-- What was open of an invoice that was paid in part, and is asked for no longer. It is a part of what was forgiven.
alter table invoice
  add column written_off_cents bigint not null default 0,
  add column written_off_at timestamptz,
  add column write_off_reason text check (length(write_off_reason) between 1 and 300),
  add constraint invoice_written_off check (written_off_cents between 0 and credited_cents);
alter table invoice_recipient
  add column written_off_cents bigint not null default 0,
  add constraint invoice_recipient_written_off check (written_off_cents between 0 and credited_cents);
