import type { Db } from '../../database/db.ts'

/** Payments are of the account that bills, and follow its invoices; what hangs on them follows them. */
async function followInvoices(
  db: Db,
  accountId: string,
  { profileId = null, assetIds = null }: { profileId?: string | null; assetIds?: readonly string[] | null },
): Promise<void> {
  const moved = await db.sql<{ id: string }>(
    `update payment p set account_id = $1 from invoice_identity i
     where i.id = p.invoice_id and i.account_id = $1 and p.account_id <> $1
       and ($2::uuid is null or p.issuer_profile_id = $2) and ($3::uuid[] is null or p.asset_id = any($3)) returning p.id`,
    [accountId, profileId, assetIds],
  )
  const ids = moved.map(({ id }) => id)
  await db.sql('update payment_allocation set account_id = $2 where payment_id = any($1::uuid[])', [ids, accountId])
  await db.sql('update payment_refund set account_id = $2 where payment_id = any($1::uuid[])', [ids, accountId])
  await db.sql('update payment_dispute set account_id = $2 where payment_id = any($1::uuid[])', [ids, accountId])
}

type Moved = { readonly id: string; readonly accountId: string; readonly fromAccountId: string }

/** A profile has become that of a business. */
export async function movePaymentsOfProfile(db: Db, { id: profileId, accountId, fromAccountId }: Moved): Promise<void> {
  await followInvoices(db, accountId, { profileId })
  await db.sql('update payment set payer_account_id = $2 where payer_profile_id = $1', [profileId, accountId])
  await db.sql('update payment_receipt_count set account_id = $2 where profile_id = $1', [profileId, accountId])
  await db.sql(
    `update payment_payout o set account_id = $2 from payment_account_of a where a.id = o.payment_account_id and a.account_id = $2 and o.account_id = $1`,
    [fromAccountId, accountId],
  )
}

export async function movePaymentsOfHomes(db: Db, assetIds: readonly string[], accountId: string): Promise<void> {
  await followInvoices(db, accountId, { assetIds })
}

/** Of all who have billed them: who was billed as a person has paid what was paid for them. */
export async function acceptPaymentsBy(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update payment p set payer_account_id = r.profile_account_id, payer_profile_id = r.profile_id from invoice_place r
     where r.id = p.recipient_id and r.profile_account_id = $1 and p.payer_profile_id is null`,
    [accountId],
  )
}

/** Who was billed as a person, and has an account by now, has paid what was paid for them. */
export async function acceptPayers(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update payment p set payer_account_id = r.profile_account_id, payer_profile_id = r.profile_id from invoice_place r
     where r.id = p.recipient_id and p.account_id = $1 and p.payer_profile_id is null and r.profile_id is not null`,
    [accountId],
  )
}
