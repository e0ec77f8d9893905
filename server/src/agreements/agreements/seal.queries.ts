import type { Signature } from '@keystead/contract/agreements/agreements/signature.forms.ts'
import { type Db, first } from '../../database/db.ts'
import { AFTER } from './agreement-list.queries.ts'

export type SignatureRow = { id: string; signature: Signature | null; initials: Signature | null }

export async function listSignatures(db: Db, agreementId: string): Promise<ReadonlyMap<string, SignatureRow>> {
  const rows = await db.sql<SignatureRow>('select id, signature, initials from agreement_party where agreement_id = $1', [agreementId])
  return new Map(rows.map((row) => [row.id, row]))
}

export type SealedFile = {
  readonly sealedKey: string
  readonly sealedSha256: Buffer
  readonly sealedBytes: number
  readonly certificateKey: string
  readonly isTimeStamped: boolean
}

/** Of a locked agreement that has no sealed file yet. */
export async function setSealed(db: Db, id: string, file: SealedFile): Promise<void> {
  await db.sql(
    `update agreement set sealed_key = $2, sealed_sha256 = $3, sealed_bytes = $4, certificate_key = $5, sealed_at = now(),
       time_stamped_at = case when $6 then now() end, updated_at = now(), version = version + 1
     where id = $1`,
    [id, file.sealedKey, file.sealedSha256, file.sealedBytes, file.certificateKey, file.isTimeStamped],
  )
}

/** How often sealing was tried without a time stamp coming back. */
export async function countStampTry(db: Db, id: string): Promise<number> {
  const row = first(
    await db.sql<{ stamp_tries: number }>('update agreement set stamp_tries = stamp_tries + 1 where id = $1 returning stamp_tries', [id]),
  )
  return row?.stamp_tries ?? 0
}

export type CheckedRow = {
  id: string
  title: string
  ended_at: Date
  sealed_at: Date
  time_stamped_at: Date | null
  after: 'superseded' | 'terminated' | 'ended' | null
}

const CHECKED = `select a.id, a.title, a.ended_at, a.sealed_at, a.time_stamped_at,
    ${AFTER} as after
  from agreement a`

export async function findBySealedFile(db: Db, sealedSha256: Buffer): Promise<CheckedRow | null> {
  return first(await db.sql<CheckedRow>(`${CHECKED} where a.sealed_sha256 = $1`, [sealedSha256]))
}

export async function isSealedAgreement(db: Db, id: string): Promise<boolean> {
  const found = await db.sql('select 1 from agreement where id = $1 and sealed_at is not null', [id])
  return found.length > 0
}

export async function listSigners(db: Db, agreementId: string): Promise<{ name: string; role: string; done_at: Date }[]> {
  return db.sql<{ name: string; role: string; done_at: Date }>(
    `select name, role, done_at from agreement_party where agreement_id = $1 and state = 'signed' order by done_at, position`,
    [agreementId],
  )
}

/** Those that everyone has signed and that no file was made of, for a while: their job was lost, or was tried as often as it may be. */
export async function listUnsealed(db: Db, limit: number): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select id from agreement where status = 'completed' and sealed_at is null and ended_at < now() - interval '30 minutes' order by ended_at limit $1`,
    [limit],
  )
}
