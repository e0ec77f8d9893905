import { type Db, only } from '../../database/db.ts'

type Moved = { readonly id: string; readonly accountId: string }

export async function listOfProfile(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('select id from agreement where profile_id = $1', [profileId])
  return rows.map(({ id }) => id)
}

/** A profile that has become that of a business brings what it sent along. Answers the parties, whose links move, too. */
export async function moveAgreements(db: Db, { id, accountId }: Moved): Promise<string[]> {
  await db.sql('update agreement set account_id = $2 where profile_id = $1', [id, accountId])
  for (const table of ['agreement_field', 'agreement_event', 'agreement_sequel'] as const) await db.sql(MOVE[table], [id, accountId])
  const parties = await db.sql<{ id: string }>(
    `update agreement_party p set account_id = $2 from agreement a where a.id = p.agreement_id and a.profile_id = $1 returning p.id`,
    [id, accountId],
  )
  await db.sql(
    `update agreement_code c set account_id = $2 from agreement_party p join agreement a on a.id = p.agreement_id
     where p.id = c.party_id and a.profile_id = $1`,
    [id, accountId],
  )
  return parties.map((party) => party.id)
}

const MOVE = {
  agreement_field: 'update agreement_field f set account_id = $2 from agreement a where a.id = f.agreement_id and a.profile_id = $1',
  agreement_event: 'update agreement_event e set account_id = $2 from agreement a where a.id = e.agreement_id and a.profile_id = $1',
  agreement_sequel: 'update agreement_sequel q set account_id = $2 from agreement a where a.id = q.agreement_id and a.profile_id = $1',
} as const

/** What it is a party of stays with it. */
export async function movePartyProfile(db: Db, { id, accountId }: Moved): Promise<void> {
  await db.sql('update agreement_party set profile_account_id = $2 where profile_id = $1', [id, accountId])
}

/** Of papers of its own, and of what was sealed; an uploaded paper that its template has counts there. */
export async function sumAgreementBytes(db: Db, accountId: string): Promise<number> {
  return only(
    await db.sql<{ bytes: number }>(
      `select coalesce(sum(coalesce(sealed_bytes, 0) + case when kind = 'text' then coalesce(paper_bytes, 0) else 0 end), 0)::bigint as bytes
       from agreement where account_id = $1`,
      [accountId],
    ),
  ).bytes
}
