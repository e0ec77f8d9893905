-- Templates of agreements. A change is a version of its own, which never changes again.
create table agreement_template (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  name text not null check (length(name) between 1 and 120),
  category_id smallint not null,
  description text check (length(description) <= 500),
  -- For homes in this state alone.
  state_id int references state,
  -- The number of the current one.
  version int not null default 1,
  -- Of the current version: a text, or an uploaded paper.
  kind text not null check (kind in ('text', 'paper')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index agreement_template_by_name on agreement_template (profile_id, lower(normalize(name)));
create index agreement_template_of_account on agreement_template (account_id, id);
create index agreement_template_in_state on agreement_template (state_id) where state_id is not null;
alter table agreement_template enable row level security;
alter table agreement_template force row level security;

create table agreement_template_version (
  id uuid primary key default new_id(),
  template_id uuid not null references agreement_template on delete cascade,
  account_id uuid not null references account,
  number int not null check (number > 0),
  roles jsonb not null,
  body jsonb,
  fields jsonb not null default '[]',
  -- Of an uploaded paper: where it lies, what it is, and how large its pages are, in points.
  paper_key text,
  paper_name text,
  paper_bytes int check (paper_bytes > 0),
  paper_sha256 text check (paper_sha256 ~ '^[0-9a-f]{64}$'),
  paper_pages jsonb,
  created_at timestamptz not null default now(),
  unique (template_id, number),
  check ((body is null) <> (paper_key is null)),
  check (num_nulls(paper_key, paper_name, paper_bytes, paper_sha256, paper_pages) in (0, 5))
);
create index agreement_template_version_of_account on agreement_template_version (account_id, id);
create index agreement_template_version_paper on agreement_template_version (paper_key) include (paper_bytes) where paper_key is not null;
alter table agreement_template_version enable row level security;
alter table agreement_template_version force row level security;
