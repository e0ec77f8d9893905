-- How what leaves a profile looks. Each save is a row of `brand` that stays as it is, since what was sent keeps the look of that day.
create table brand (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  -- As in calls: 1 shows nothing of anyone, 2 is a design of one's own.
  mode smallint not null check (mode in (1, 2)),
  header_text text not null default '' check (char_length(header_text) <= 200),
  footer_text text not null default '' check (char_length(footer_text) <= 400),
  contact_line text check (char_length(contact_line) <= 200),
  logo_key text,
  logo_width int,
  logo_height int,
  logo_position text not null default 'left' check (logo_position in ('left', 'center', 'right')),
  primary_color text not null default '#14523c' check (primary_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null default '#9c4f2c' check (accent_color ~ '^#[0-9a-f]{6}$'),
  sender_name text check (char_length(sender_name) <= 80),
  reply_to text,
  watermark_text text check (char_length(watermark_text) <= 60),
  watermark_opacity real not null default 0.4 check (watermark_opacity > 0 and watermark_opacity <= 1),
  on_emails boolean not null default true,
  on_pages boolean not null default true,
  on_documents boolean not null default true,
  created_at timestamptz not null default now(),
  -- Since when another one is in its place.
  replaced_at timestamptz,
  check (mode = 1 or (header_text <> '' and footer_text <> '')),
  check ((logo_key is null) = (logo_width is null) and (logo_key is null) = (logo_height is null))
);
alter table brand enable row level security;
alter table brand force row level security;
create index brand_of_account on brand (account_id);
create index brand_of_profile on brand (profile_id);
create index brand_of_logo on brand (logo_key) where logo_key is not null;
create index brand_replaced on brand (replaced_at) where replaced_at is not null;

create table branding (
  profile_id uuid primary key references profile,
  account_id uuid not null references account,
  mode smallint not null default 0 check (mode in (0, 1, 2)),
  -- What is used now; null for the look of the installation.
  brand_id uuid references brand,
  -- One's own design, also while it is not used.
  custom_brand_id uuid references brand,
  version int not null default 0,
  updated_at timestamptz not null default now(),
  check ((mode = 0) = (brand_id is null)),
  check (mode <> 2 or brand_id = custom_brand_id)
);
alter table branding enable row level security;
alter table branding force row level security;
create index branding_of_account on branding (account_id);
create index branding_used on branding (brand_id) where brand_id is not null;
create index branding_custom on branding (custom_brand_id) where custom_brand_id is not null;

-- In whose look an email leaves, however that changes while it waits.
alter table email add column brand_id uuid references brand on delete set null;
create index email_of_brand on email (brand_id) where brand_id is not null;

-- Whose look the page of a home has, whoever answers for it.
alter table listing add column managing_profile_id uuid;
update listing l set managing_profile_id = a.managing_profile_id from asset a where a.id = l.asset_id;
