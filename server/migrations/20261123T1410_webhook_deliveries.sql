-- What other companies have told us: they tell it again when they are not sure that it arrived, and each is taken once.
create table webhook_delivery (
  webhook text not null,
  delivery_id text not null check (length(delivery_id) between 1 and 255),
  received_at timestamptz not null default now(),
  primary key (webhook, delivery_id)
);
create index webhook_delivery_received on webhook_delivery (received_at);
