-- The security deposit that the home asked for when an application became complete: a lease that asks for more asks for what no one was told.
alter table application add column advance_cents bigint;
