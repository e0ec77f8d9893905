import type { Db } from '../../database/db.ts'

const PARTS = ['invoice_line', 'invoice_recipient', 'invoice_line_share', 'invoice_event'] as const

/** What hangs on some invoices is of the account that they are of now. */
async function followInvoices(db: Db, invoiceIds: readonly string[], accountId: string): Promise<void> {
  for (const part of PARTS) await db.sql(FOLLOW[part], [invoiceIds, accountId])
}
const FOLLOW = {
  invoice_line: 'update invoice_line set account_id = $2 where invoice_id = any($1::uuid[]) and account_id <> $2',
  invoice_recipient: 'update invoice_recipient set account_id = $2 where invoice_id = any($1::uuid[]) and account_id <> $2',
  invoice_line_share: 'update invoice_line_share set account_id = $2 where invoice_id = any($1::uuid[]) and account_id <> $2',
  invoice_event: 'update invoice_event set account_id = $2 where invoice_id = any($1::uuid[]) and account_id <> $2',
} as const

/** A payment account that stays with the person is no longer where it is paid to: that is what the business uses, once it has one. */
const PAID_TO = `payment_account_id = (select a.id from payment_account_of a where a.id = payment_account_id and a.account_id = $2)`

type Moved = { readonly id: string; readonly accountId: string; readonly fromAccountId: string }

/** A profile has become that of a business: what it bills about homes of others, how it numbers, and where it is billed. */
export async function moveInvoicesOfProfile(db: Db, { id: profileId, accountId, fromAccountId }: Moved): Promise<void> {
  await db.sql('update invoice_numbering set account_id = $2 where profile_id = $1', [profileId, accountId])
  const moved = await db.sql<{ id: string }>(
    `update invoice set account_id = $2, ${PAID_TO} where profile_id = $1 and bills_as = 'self' and account_id <> $2 returning id`,
    [profileId, accountId],
  )
  await followInvoices(
    db,
    moved.map(({ id }) => id),
    accountId,
  )
  await db.sql('update invoice_recipient set profile_account_id = $2 where profile_id = $1', [profileId, accountId])
  // Others who are billed with it see it under its new account.
  await db.sql(
    `update invoice_recipient set seen_by = array_replace(seen_by, $3::uuid, $2::uuid)
     where $3::uuid = any(seen_by) and invoice_id in (select invoice_id from invoice_recipient where profile_id = $1)`,
    [profileId, accountId, fromAccountId],
  )
}

/** Homes come along with what was billed about them by their manager. */
export async function moveInvoicesOfHomes(db: Db, assetIds: readonly string[], accountId: string): Promise<void> {
  const moved = await db.sql<{ id: string }>(
    `update invoice set account_id = $2, ${PAID_TO} where asset_id = any($1::uuid[]) and bills_as = 'manager' and account_id <> $2
       and profile_id in (select managing_profile_id from asset_holding where id = any($1::uuid[])) returning id`,
    [assetIds, accountId],
  )
  await followInvoices(
    db,
    moved.map(({ id }) => id),
    accountId,
  )
}

/** A person is called by another note: where homes were copied with whom they name. */
export async function renamePerson(
  db: Db,
  { id, fromId, assetIds }: { id: string; fromId: string; assetIds: readonly string[] },
): Promise<void> {
  await db.sql('update invoice_recipient set person_id = $1 where person_id = $2 and asset_id = any($3::uuid[])', [id, fromId, assetIds])
}

/** Two persons are one. False where both are billed on one invoice. */
export async function mergePersons(db: Db, { fromId, intoId }: { fromId: string; intoId: string }): Promise<boolean> {
  const together = await db.sql(
    `select true as found from invoice_recipient a join invoice_recipient b on b.invoice_id = a.invoice_id
     where a.person_id = $1 and b.person_id = $2 limit 1`,
    [fromId, intoId],
  )
  if (together.length > 0) return false
  await db.sql('update invoice_recipient set person_id = $2 where person_id = $1', [fromId, intoId])
  return true
}

/** Who was billed as a person, and has become a profile of an account by now, finds what was sent to them. */
export async function acceptBilledPersons(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update invoice_recipient r set profile_id = p.profile_id, profile_account_id = card.account_id, person_id = null
     from person_card p join profile_card card on card.id = p.profile_id
     where r.person_id = p.id and r.account_id = $1 and p.account_id = $1 and card.account_id <> r.account_id
       and not exists (select from invoice_recipient o where o.invoice_id = r.invoice_id and o.profile_id = p.profile_id)`,
    [accountId],
  )
}

/** The same of all who have billed persons that an account has proved to be. */
export async function acceptBilledPersonsAs(db: Db, accountId: string): Promise<void> {
  const issuers = await db.sql<{ account_id: string }>(
    `select distinct r.account_id from person_card p join profile_card card on card.id = p.profile_id
     join invoice_recipient r on r.person_id = p.id where card.account_id = $1`,
    [accountId],
  )
  for (const { account_id } of issuers) await acceptBilledPersons(db, account_id)
}
