import { type Db, only } from '../../database/db.ts'

/** How many agreements about some homes are out, no matter who sent them, by home. */
export async function countOutOfHomes(db: Db, assetIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sql<{ id: string; count: number }>(
    `select asset_id as id, count(*)::int as count from agreement
     where asset_id = any($1::uuid[]) and status = 'sent' group by asset_id`,
    [assetIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function countOutOfAccount(db: Db, accountId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(`select count(*)::int as count from agreement where account_id = $1 and status = 'sent'`, [accountId]),
  ).count
}

/** Of an account, or those about a home. */
export async function countDrafts(db: Db, accountId: string, assetId: string | null): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from agreement where account_id = $1 and status = 'draft' and ($2::uuid is null or asset_id = $2)`,
      [accountId, assetId],
    ),
  ).count
}

export async function deleteDrafts(db: Db, accountId: string, assetIds: readonly string[] | null): Promise<void> {
  await db.sql(`delete from agreement where account_id = $1 and status = 'draft' and ($2::uuid[] is null or asset_id = any($2::uuid[]))`, [
    accountId,
    assetIds,
  ])
}

export async function hasSent(db: Db, profileId: string): Promise<boolean> {
  return (await db.sql(`select 1 from agreement where profile_id = $1 and sent_at is not null limit 1`, [profileId])).length > 0
}

/** What other accounts have sent to one: how much of it waits for it, and how much it has signed to the end. */
export async function countReceived(db: Db, accountId: string): Promise<{ waiting: number; signed: number }> {
  return only(
    await db.sql<{ waiting: number; signed: number }>(
      `select count(distinct a.id) filter (where a.status = 'sent' and p.part in ('signer', 'approver') and p.done_at is null)::int as waiting,
         count(distinct a.id) filter (where a.status = 'completed')::int as signed
       from agreement_party p join agreement a on a.id = p.agreement_id
       where p.profile_account_id = $1 and p.given_at is not null`,
      [accountId],
    ),
  )
}

/** Agreements of other accounts that wait for a profile of this one, with the party that it is. */
export async function listWaitingFor(db: Db, accountId: string): Promise<{ id: string; party_id: string; profile_id: string }[]> {
  return db.sql<{ id: string; party_id: string; profile_id: string }>(
    `select a.id, p.id as party_id, p.profile_id from agreement_party p join agreement a on a.id = p.agreement_id
     where p.profile_account_id = $1 and a.account_id <> $1 and a.status = 'sent' and p.part in ('signer', 'approver') and p.done_at is null
     order by a.id`,
    [accountId],
  )
}

/** Between the two sides of a connection, of those that the caller sees: how many are out, and whether any was signed to the end. */
export async function countBetween(db: Db, connectionId: string): Promise<{ out: number; signed: number }> {
  return only(
    await db.sql<{ out: number; signed: number }>(
      `select count(distinct a.id) filter (where a.status = 'sent')::int as out, count(distinct a.id) filter (where a.status = 'completed')::int as signed
       from connection_sides c join agreement a on a.profile_id in (c.requester_profile_id, c.addressee_profile_id)
       where c.id = $1 and exists (
         select from agreement_party p where p.agreement_id = a.id and p.profile_id in (c.requester_profile_id, c.addressee_profile_id)
           and p.profile_id <> a.profile_id and p.given_at is not null)`,
      [connectionId],
    ),
  )
}

/** About a home, of those that the caller sees. */
export async function countOutOfHome(db: Db, assetId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>(`select count(*)::int as count from agreement where asset_id = $1 and status = 'sent'`, [assetId]),
  ).count
}
