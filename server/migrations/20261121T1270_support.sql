-- Support tickets and testimonials.

create sequence support_ticket_number as bigint start 1001;

create table support_ticket (
  id uuid primary key default new_id(),
  number bigint not null unique default nextval('support_ticket_number'),
  -- Null for a guest.
  account_id uuid references account,
  support_type_id smallint not null,
  -- As given in the form: answers go to this address.
  name text not null,
  email text not null check (email = lower(email)),
  phone text,
  subject text not null,
  message text not null,
  state text not null default 'Open' check (state in ('Open', 'Answered', 'Closed')),
  created_at timestamptz not null default now(),
  -- The last news: a message, or its end.
  updated_at timestamptz not null default now()
);
create index support_ticket_of_account on support_ticket (account_id, updated_at desc, id desc) where account_id is not null;
create index support_ticket_of_guest on support_ticket (email, updated_at desc, id desc) where account_id is null;
create index support_ticket_newest on support_ticket (updated_at desc, id desc);

-- What followed the message that opened the ticket.
create table support_ticket_message (
  id uuid primary key default new_id(),
  ticket_id uuid not null references support_ticket on delete cascade,
  author text not null check (author in ('customer', 'support')),
  message text not null,
  created_at timestamptz not null default now()
);
create index support_ticket_message_of_ticket on support_ticket_message (ticket_id, created_at, id);

-- The address that the account has proved to receive mail at; what a guest wrote from there is its own, too.
create function confirmed_email(of_account uuid) returns text language sql stable as
  $$ select email from account where id = of_account and email_verified_at is not null $$;

alter table support_ticket enable row level security;
alter table support_ticket force row level security;
create policy own_rows on support_ticket using (account_id = current_account() or sees_everything());
create policy own_rows_as_guest on support_ticket using (account_id is null and email = (select confirmed_email(current_account())));
-- Strangers write; they never read.
create policy guest_writes on support_ticket for insert with check (account_id is null);

alter table support_ticket_message enable row level security;
alter table support_ticket_message force row level security;
create policy rows_of_own_tickets on support_ticket_message
  using (exists (select from support_ticket where support_ticket.id = support_ticket_message.ticket_id));

create table testimonial (
  id uuid primary key default new_id(),
  name text not null,
  occupation text not null,
  text text not null check (char_length(text) between 50 and 500),
  state text not null default 'Pending' check (state in ('Pending', 'Approved', 'Rejected', 'Hidden')),
  is_featured boolean not null default false,
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  moderated_at timestamptz
);
create index testimonial_shown on testimonial (is_featured desc, moderated_at desc, id desc) where state = 'Approved';

-- Strangers read what is approved and hand in what is not.
alter table testimonial enable row level security;
alter table testimonial force row level security;
create policy everything on testimonial using (sees_everything());
create policy approved_rows on testimonial for select using (state = 'Approved');
create policy strangers_hand_in on testimonial for insert with check (state = 'Pending' and not is_featured);
