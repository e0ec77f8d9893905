-- What an import took in with a remark, and the columns that it did not use (decision 0045).
alter table public.asset_import
  add column noted int not null default 0,
  add column notices jsonb not null default '{}',
  add column unused_columns text[] not null default '{}';
