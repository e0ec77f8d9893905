-- What leaves as mail. Of a mail only its data is kept, never its text, since that may hold a secret link. The system's
-- outbox: nobody's own rows, so no row security.
create table mail (
  id uuid primary key default new_id(),
  natural_key text not null unique,
  name text not null,
  to_email text not null,
  to_name text not null,
  reply_to text,
  data jsonb not null,
  -- Whom it is for, where that is somebody with an account.
  recipient_account_id uuid references account,
  -- The secret link in it, made when the mail leaves.
  token_id uuid,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'bounced')),
  tries int not null default 0,
  -- Until then one worker has it in hand.
  claimed_until timestamptz,
  last_error text,
  message_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  bounced_at timestamptz,
  bounce_reason text
);
create index mail_created on mail (created_at);
create index mail_of_recipient on mail (recipient_account_id) where recipient_account_id is not null;

-- Secret links in mails: of the secret only its hash, and no hash before the mail leaves.
create table account_token (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  purpose text not null,
  -- The address that the link is about.
  email text not null,
  -- One at a time of an account and purpose: a newer link replaces it.
  is_replaced boolean not null default true,
  token_sha256 bytea unique,
  lifetime_seconds int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  used_at timestamptz
);
create unique index account_token_newest on account_token (account_id, purpose) where is_replaced;
create index account_token_of_account on account_token (account_id);
