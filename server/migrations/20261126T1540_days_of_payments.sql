-- On which day, where the property stands, money came and went again: what was collected in a month is counted by these, and stays as it was.
alter table payment add column arrived_on date;
alter table payment add column reversed_on date;
alter table payment_refund add column left_on date;
alter table payment_dispute add column lost_on date;

update payment p set arrived_on = coalesce(p.paid_on, (p.settled_at at time zone i.time_zone)::date),
  reversed_on = case when p.status = 'reversed' then (p.updated_at at time zone i.time_zone)::date end
from invoice i where i.id = p.invoice_id and p.settled_at is not null;
update payment_refund r set left_on = (r.created_at at time zone i.time_zone)::date
from payment p join invoice i on i.id = p.invoice_id where p.id = r.payment_id and r.is_booked;
update payment_dispute d set lost_on = (d.ended_at at time zone i.time_zone)::date
from payment p join invoice i on i.id = p.invoice_id where p.id = d.payment_id and d.status = 'lost';

alter table payment add constraint payment_arrived check (settled_at is null or arrived_on is not null);
alter table payment add constraint payment_reversed check ((status = 'reversed') = (reversed_on is not null));

create index payment_arrived_of_issuer on payment (issuer_profile_id, arrived_on) where arrived_on is not null;
-- Few of many: those of which something went back, and those that are on their way.
create index payment_back_of_issuer on payment (issuer_profile_id) where refunded_cents > 0 or status in ('returned', 'reversed');
create index payment_under_way_of_issuer on payment (issuer_profile_id) where status in ('created', 'needsAction', 'processing');
