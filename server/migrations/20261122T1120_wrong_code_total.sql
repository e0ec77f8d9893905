-- Wrong codes and PINs of an account in all. The growing delay of sign_in_delay slows a guesser down; this ends it.
create table wrong_code_total (
  key text primary key,
  wrong integer not null,
  -- From the first of them on; then the count begins again.
  expires_at timestamptz not null,
  -- When its holder was written to.
  told_at timestamptz
);
create index wrong_code_total_expires on wrong_code_total (expires_at);
