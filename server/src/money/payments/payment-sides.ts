/** Whose payments: what who bills gets, for an agent with what managers get for whom they may bill, or what who is billed has paid. */
export type PaymentSide = 'issuer' | 'agent' | 'payer'

/** The rows of a side, as `p`: $1 is the account, $2 the profile. */
export const PAYMENT_SIDES: Readonly<Record<PaymentSide, string>> = {
  issuer: `(select * from payment where account_id = $1 and issuer_profile_id = $2) p`,
  agent: `(select * from payment where account_id = $1 and issuer_profile_id = $2
    union all
    select p.* from open_grant g join payment p on p.asset_id = g.object_id join invoice_identity i on i.id = p.invoice_id and i.bills_as = 'manager'
    where g.principal_id = $2 and g.principal_account_id = $1 and g.relation = 'agent' and 'invoice' = any(g.scopes)) p`,
  payer: `(select * from payment where payer_account_id = $1 and payer_profile_id = $2) p`,
}

/** The conditions of a statement, `p` being the payment. */
export const IS_UNDER_WAY = `p.status in ('created', 'needsAction', 'processing')`
/** What a lost dispute `d` took back of a payment; what it takes beyond that is the payer's fee, which is a cost. */
export const LOST_TO_DISPUTE = 'least(d.amount_cents, p.amount_cents - p.refunded_cents)'
/** Of which something may have gone back. */
export const HAS_GONE_BACK = `(p.refunded_cents > 0 or p.status in ('returned', 'reversed'))`
