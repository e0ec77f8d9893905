-- What the law of each state says of renting a home. It is filled from files of a release; what the operator has amended stays theirs.
create table state_law (
  state_id int not null references state,
  topic text not null check (topic ~ '^[A-Z][A-Za-z]{1,40}$'),
  standing text not null check (standing in ('set', 'none', 'unknown')),
  value jsonb check ((value is not null) = (standing = 'set')),
  statute text check (char_length(statute) <= 300),
  says text not null check (char_length(says) between 1 and 600),
  basis text check (basis in ('statute', 'secondary')),
  checked_on date not null,
  amended_at timestamptz,
  primary key (state_id, topic)
);
