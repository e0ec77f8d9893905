-- What accounts need besides signing up and in: a confirmed address, an end, and how fresh the last factor is.
alter table account
  add column email_verified_at timestamptz,
  add column password_changed_at timestamptz,
  -- By an operator; the account's own end is closed_at. Both leave status P.
  add column disabled_at timestamptz,
  add column disabled_reason text,
  add column closed_at timestamptz,
  add column closed_reason text;

-- The demo's people have no mailbox to confirm.
update account set email_verified_at = created_at where is_demo;

alter table session
  -- When a password, passkey or code was last given in this session.
  add column factor_at timestamptz not null default now();
