-- A payment that came back after who billed had closed their account is the operator's to see to: both sides have it, and no one else was told.
alter table provider_difference drop constraint provider_difference_kind_check;
alter table provider_difference add constraint provider_difference_kind_check
  check (kind in ('missing-here', 'missing-there', 'other-amount', 'other-account', 'other-currency', 'issuer-gone'));
