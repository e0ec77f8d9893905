-- Of the platform's books no account reads anything.
create policy whole_platform on public.provider_line using (public.sees_everything());
create policy whole_platform on public.provider_difference using (public.sees_everything());

-- What the provider's lines say of each fact. What moved in all is before what they take of us, which is booked by itself.
create view public.provider_movement with (security_invoker = true) as
  select gateway, fact, min(step) as step, min(gateway_account) as gateway_account, count(distinct gateway_account) as accounts,
    coalesce(sum(net_cents) filter (where gateway_account is not null), 0)::bigint as account_cents,
    (sum(net_cents) + coalesce(sum(fee_cents) filter (where gateway_account is null), 0))::bigint as total_cents,
    bool_or(currency <> 'USD') as is_other_currency, min(currency) filter (where currency <> 'USD') as currency,
    min(payment_ref) as payment_ref, min(refund_ref) as refund_ref, min(payout_ref) as payout_ref,
    min(payment_id::text)::uuid as payment_id, min(refund_id::text)::uuid as refund_id, max(read_at) as read_at
  from public.provider_line group by gateway, fact;

-- Which transactions of the ledger are which fact there. What is suspended is none of ours: it makes up for what is not the same.
create view public.ledger_fact with (security_invoker = true) as
  select p.gateway, 'charge:' || p.gateway_ref as fact, a.gateway_ref as gateway_account, keys.business_key
  from public.payment p left join public.payment_account a on a.id = p.payment_account_id
    cross join lateral (values ('pay:' || p.id), ('suspend:' || p.id)) as keys(business_key)
  where p.source <> 'recorded' and p.gateway_ref is not null
  union all
  select p.gateway, keys.step || r.gateway_ref, a.gateway_ref, keys.step || r.id
  from public.payment_refund r join public.payment p on p.id = r.payment_id left join public.payment_account a on a.id = p.payment_account_id
    cross join lateral (values ('refund:'), ('refund-failed:')) as keys(step)
  where r.gateway_ref is not null
  union all
  select p.gateway, keys.step || d.gateway_ref, a.gateway_ref, keys.business_key
  from public.payment_dispute d join public.payment p on p.id = d.payment_id left join public.payment_account a on a.id = p.payment_account_id
    cross join lateral (values ('dispute:', 'dispute:' || d.id), ('dispute-won:', 'dispute-won:' || d.id), ('dispute:', 'fee:' || d.id),
      -- A debit that a bank took back was never held: the payment is reversed.
      ('dispute:', case when d.status = 'lost' and not exists (select from public.ledger_transaction t where t.business_key = 'dispute:' || d.id)
        then 'return:' || d.payment_id end)) as keys(step, business_key)
  union all
  select a.gateway, keys.step || o.gateway_ref, a.gateway_ref, keys.business_key
  from public.payment_payout o join public.payment_account a on a.id = o.payment_account_id
    cross join lateral (
      select kind || ':' as step, kind || ':' || o.gateway_ref || '/' || (part ->> 'issuerId') as business_key
      from jsonb_array_elements(o.parts) as part cross join (values ('payout'), ('payout-failed')) as kinds(kind)
      union all values ('payout:', 'suspend:payout/' || o.gateway_ref), ('payout-failed:', 'suspend:payout-failed/' || o.gateway_ref)
    ) as keys
  union all
  select t.memo ->> 'gateway', t.memo ->> 'fact', null, t.business_key from public.ledger_transaction t where t.kind = 'suspend' and t.memo ->> 'fact' is not null;

-- What the ledger says of each fact. What is disputed has left the provider, although it is in clearing until that is decided.
create view public.ledger_movement with (security_invoker = true) as
  select f.gateway, f.fact, min(f.gateway_account) as gateway_account,
    count(*) filter (where t.kind <> 'suspend') > 0 as is_posted, min(t.posted_at) as posted_at,
    coalesce(sum(moved.account_cents), 0)::bigint as account_cents,
    coalesce(sum(moved.total_cents) filter (where t.kind <> 'suspend'), 0)::bigint as total_cents,
    coalesce(sum(moved.total_cents) filter (where t.kind = 'suspend'), 0)::bigint as suspended_cents
  from public.ledger_fact f join public.ledger_transaction t on t.business_key = f.business_key
    cross join lateral (
      select sum(e.amount) filter (where a.kind = 'at_provider') as account_cents,
        sum(e.amount) filter (where a.kind in ('clearing', 'owner_held')) as total_cents
      from public.ledger_entry e join public.ledger_account a on a.id = e.posted_to where e.transaction_id = t.id
    ) as moved
  group by f.gateway, f.fact;

-- Both sides of each fact, and what is not the same. What we have is missing there once a report was read that began after it was written here.
create view public.provider_comparison with (security_invoker = true) as
  select coalesce(t.gateway, o.gateway) as gateway, coalesce(t.fact, o.fact) as fact, t.step, t.payment_ref, t.refund_ref, t.payout_ref, t.payment_id, t.read_at,
    t.fact is not null as is_there, coalesce(o.is_posted, false) as is_here, coalesce(t.is_other_currency, false) as is_other_currency,
    coalesce(t.total_cents, 0) as their_total_cents, coalesce(o.total_cents, 0) as our_total_cents, coalesce(o.suspended_cents, 0) as suspended_cents,
    t.gateway_account as their_account, o.gateway_account as our_account,
    t.account_cents as their_account_cents, o.account_cents as our_account_cents, t.currency,
    case
      when t.fact is null then case when o.is_posted and o.posted_at < r.complete_as_of then 'missing-there' end
      when not coalesce(o.is_posted, false) then 'missing-here'
      when t.is_other_currency then 'other-currency'
      when t.accounts > 1 or t.gateway_account is distinct from o.gateway_account then 'other-account'
      when t.account_cents <> o.account_cents or t.total_cents <> o.total_cents then 'other-amount'
    end as kind
  from public.provider_movement t full join public.ledger_movement o on o.gateway = t.gateway and o.fact = t.fact
    left join public.provider_reading r on r.gateway = coalesce(t.gateway, o.gateway);
