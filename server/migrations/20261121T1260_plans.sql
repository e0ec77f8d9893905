-- Plans with what they cost and hold, what an account pays for now, and what it asked for. Properties and listings are
-- unlimited in every plan and therefore no limit here.
alter table plan
  add column description text not null default '',
  add column price_month_cents bigint not null default 0 check (price_month_cents >= 0),
  add column price_year_cents bigint not null default 0 check (price_year_cents >= 0),
  add column storage_bytes bigint not null default 1073741824 check (storage_bytes > 0),
  add column members int not null default 1 check (members > 0),
  add column signatures_per_month int not null default 3 check (signatures_per_month >= 0),
  add column features text[] not null default '{}',
  add column sort smallint not null default 0,
  add column is_public boolean not null default true,
  add constraint plan_priced_or_not check ((price_month_cents = 0) = (price_year_cents = 0));

update plan set sort = 1,
  description = 'Everything it takes to list, rent out and run your homes.',
  features = array['Import properties from a file', 'Map, photos and a page for every listing', 'Profiles as owner, agent and tenant']
where code = 'free';
update plan set sort = 2, price_month_cents = 1500, price_year_cents = 15000, storage_bytes = 21474836480, members = 5, signatures_per_month = 25,
  description = 'More room for photos and papers, and for the people you work with.',
  features = array['Everything in Free']
where code = 'plus';
update plan set sort = 3, price_month_cents = 4500, price_year_cents = 45000, storage_bytes = 214748364800, members = 50, signatures_per_month = 250,
  description = 'For offices that run many homes together.',
  features = array['Everything in Plus']
where code = 'pro';

-- A paid period of an account. Its plan stands in account.plan_id; without a live subscription nothing is paid for.
create table subscription (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  plan_id int not null references plan,
  billing_interval text not null check (billing_interval in ('month', 'year')),
  -- As agreed when it began: a later price does not change it.
  price_cents bigint not null check (price_cents > 0),
  started_at timestamptz not null default now(),
  current_period_end timestamptz not null,
  -- Where the account goes at the end of the period, if it asked for a cheaper plan.
  next_plan_id int references plan,
  ended_at timestamptz,
  check (current_period_end > started_at)
);
create unique index subscription_live on subscription (account_id) where ended_at is null;
create index subscription_due on subscription (current_period_end) where ended_at is null;
create index subscription_of_account on subscription (account_id, started_at);

create table plan_request (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  plan_id int not null references plan,
  billing_interval text not null check (billing_interval in ('month', 'year')),
  price_cents bigint not null check (price_cents > 0),
  status text not null default 'requested' check (status in ('requested', 'activated', 'declined', 'withdrawn')),
  -- What the operator says to the person who asked.
  note text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'requested') = (decided_at is null))
);
-- One open wish at a time, whatever two browsers ask.
create unique index plan_request_open on plan_request (account_id) where status = 'requested';
create index plan_request_of_account on plan_request (account_id, created_at);
create index plan_request_waiting on plan_request (created_at) where status = 'requested';

-- How much room the photos of an account take.
create index asset_image_of_account on asset_image (account_id) include (bytes);

-- The demo's people have paid for a year, the one that they are in.
insert into subscription (account_id, plan_id, billing_interval, price_cents, started_at, current_period_end)
select a.id, plan.id, 'year', plan.price_year_cents, begun.at, begun.at + interval '1 year'
from account a
join plan on plan.id = a.plan_id and plan.price_year_cents > 0
cross join lateral (select a.created_at + make_interval(years => extract(year from age(now(), a.created_at))::int) as at) as begun
where a.is_demo;

alter table subscription enable row level security;
alter table subscription force row level security;
create policy own_rows on subscription using (account_id = current_account() or sees_everything());
alter table plan_request enable row level security;
alter table plan_request force row level security;
create policy own_rows on plan_request using (account_id = current_account() or sees_everything());
