import { type Db, first } from '../../database/db.ts'

/** The newest code of a party alone counts. */
export async function keepCode(db: Db, party: { id: string; account_id: string }, codeSha256: Buffer, minutes: number): Promise<void> {
  await db.sql(
    `insert into agreement_code (party_id, account_id, code_sha256, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (party_id) do update set code_sha256 = excluded.code_sha256, account_id = excluded.account_id, tries = 0, sent_at = now(),
       expires_at = excluded.expires_at`,
    [party.id, party.account_id, codeSha256, minutes],
  )
}

/** Takes a code that fits; of two at once with the same, one. */
export async function spendCode(db: Db, partyId: string, codeSha256: Buffer): Promise<boolean> {
  const spent = await db.sql('delete from agreement_code where party_id = $1 and code_sha256 = $2 and expires_at > now() returning 1', [
    partyId,
    codeSha256,
  ])
  return spent.length > 0
}

export async function findParty(db: Db, partyId: string): Promise<{ id: string; agreement_id: string; account_id: string } | null> {
  return first(
    await db.sql<{ id: string; agreement_id: string; account_id: string }>(
      'select id, agreement_id, account_id from agreement_party where id = $1 and given_at is not null',
      [partyId],
    ),
  )
}

export async function deleteOverCodes(db: Db): Promise<void> {
  await db.sql('delete from agreement_code where expires_at < now()')
}
