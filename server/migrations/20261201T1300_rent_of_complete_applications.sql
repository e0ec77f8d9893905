-- What the home cost when an application became complete: it is measured by that, whatever the rent becomes.
alter table application add column rent_cents bigint;
alter table application add column rent_frequency_id smallint;
