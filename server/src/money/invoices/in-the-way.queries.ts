import { type Db, first, only } from '../../database/db.ts'
import { IS_OPEN } from './invoice-state.ts'

/** How many invoices are open, and the numbers of the first of them. */
export type OpenInvoices = { count: number; numbers: string[] }

const NAMED = '(array_agg(i.number order by i.due_on, i.id))[1:3]'

/** Of what the manager of some homes has billed about them, by home. */
export async function listOpenOfHomes(db: Db, accountId: string, assetIds: readonly string[]): Promise<Map<string, OpenInvoices>> {
  const rows = await db.sql<OpenInvoices & { id: string }>(
    `select i.asset_id as id, count(*) as count, ${NAMED} as numbers from invoice i
     where i.account_id = $1 and i.asset_id = any($2::uuid[]) and i.bills_as = 'manager' and ${IS_OPEN} group by i.asset_id`,
    [accountId, assetIds],
  )
  return new Map(rows.map(({ id, ...open }) => [id, open]))
}

/** Of all that an account has billed; null where nothing is open. */
export async function findOpenOfAccount(db: Db, accountId: string): Promise<OpenInvoices | null> {
  const open = only(
    await db.sql<OpenInvoices>(
      `select count(*) as count, coalesce(${NAMED}, '{}') as numbers from invoice i where i.account_id = $1 and ${IS_OPEN}`,
      [accountId],
    ),
  )
  return open.count > 0 ? open : null
}

/** How many that were not sent, or are no longer: about a home, or all. */
export async function countDrafts(db: Db, accountId: string, assetId: string | null): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*) as count from invoice where account_id = $1 and status in ('temporary', 'active')
         and ($2::uuid is null or asset_id = $2 and bills_as = 'manager')`,
      [accountId, assetId],
    ),
  ).count
}

export async function deleteDraftsOfHomes(db: Db, accountId: string, assetIds: readonly string[]): Promise<void> {
  await db.sql(
    `delete from invoice where account_id = $1 and asset_id = any($2::uuid[]) and bills_as = 'manager' and status in ('temporary', 'active')`,
    [accountId, assetIds],
  )
}

export async function deleteDraftsOfAccount(db: Db, accountId: string): Promise<void> {
  await db.sql(`delete from invoice where account_id = $1 and status in ('temporary', 'active')`, [accountId])
}

/** How many that were sent to an account are open for it: of who is billed for a share, that share. */
export async function countOwedBy(db: Db, accountId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*) as count from invoice_recipient r join invoice i on i.id = r.invoice_id
       where r.profile_account_id = $1 and r.reaches_since is not null and ${IS_OPEN}
         and (r.amount_cents is null or r.paid_cents + r.credited_cents < r.amount_cents)`,
      [accountId],
    ),
  ).count
}

/** Whether a profile has billed what was sent: it has books that it must be able to read. */
export async function hasBilled(db: Db, profileId: string): Promise<boolean> {
  return (await db.sql('select true as found from invoice where profile_id = $1 and times_sent > 0 limit 1', [profileId])).length > 0
}

/** Open between the two sides of a connection: of those that the caller sees. */
export async function findOpenBetween(db: Db, connectionId: string): Promise<OpenInvoices | null> {
  const open = only(
    await db.sql<OpenInvoices>(
      `select count(*) as count, coalesce(${NAMED}, '{}') as numbers
       from connection_sides c join invoice i on i.profile_id in (c.requester_profile_id, c.addressee_profile_id)
       where c.id = $1 and ${IS_OPEN} and exists (
         select from invoice_recipient r
         where r.invoice_id = i.id and r.profile_id in (c.requester_profile_id, c.addressee_profile_id) and r.reaches_since is not null
           and (r.amount_cents is null or r.paid_cents + r.credited_cents < r.amount_cents))`,
      [connectionId],
    ),
  )
  return open.count > 0 ? open : null
}

/** An invoice is of a lease where it says so, or where it is about its home and one of its tenants is billed. */
const OF_LEASE = `i.asset_id = $2 and i.bills_as = 'manager' and (i.lease_id = $1 or i.lease_id is null and exists (
  select from invoice_recipient r join held_tenancy t on t.lease_id = $1 and (t.profile_id = r.profile_id or t.person_id = r.person_id)
  where r.invoice_id = i.id))`

export async function findLeaseOfTenancy(db: Db, tenancyId: string): Promise<string | null> {
  return first(await db.sql<{ lease_id: string }>('select lease_id from held_tenancy where id = $1', [tenancyId]))?.lease_id ?? null
}

export async function findOpenOfLease(db: Db, leaseId: string, assetId: string): Promise<OpenInvoices | null> {
  const open = only(
    await db.sql<OpenInvoices>(
      `select count(*) as count, coalesce(${NAMED}, '{}') as numbers from invoice i where ${OF_LEASE} and ${IS_OPEN}`,
      [leaseId, assetId],
    ),
  )
  return open.count > 0 ? open : null
}

/** Those that were sent, and name no lease: a deposit on them is kept by their own id. */
export async function listWithoutLease(db: Db, leaseId: string, assetId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(`select i.id from invoice i where ${OF_LEASE} and i.lease_id is null and i.status = 'sent'`, [
    leaseId,
    assetId,
  ])
  return rows.map(({ id }) => id)
}
