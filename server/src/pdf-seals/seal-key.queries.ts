import { type Db, only } from '../database/db.ts'

export type SealedSealKey = { readonly id: string; readonly keySealed: Buffer }

const MOST_TRIED = 5

/** Those that are valid for longer than that, the newest first. */
export async function listSealKeys(db: Db, until: Date): Promise<SealedSealKey[]> {
  return db.sql<{ id: string; keySealed: Buffer }>(
    `select id, key_sealed as "keySealed" from seal_key where not_after > $1 order by made_at desc, id desc limit $2`,
    [until, MOST_TRIED],
  )
}

/** Until the transaction ends, no other process makes a key. */
export async function lockSealKeys(db: Db): Promise<void> {
  await db.sql(`select pg_advisory_xact_lock(hashtextextended('seal-key', 0))`)
}

/** The id of a key to come: what seals it has to know its place. */
export async function newSealKeyId(db: Db): Promise<string> {
  return only(await db.sql<{ id: string }>('select new_id() as id')).id
}

type NewSealKey = SealedSealKey & {
  readonly name: string
  readonly certificate: Buffer
  readonly notBefore: Date
  readonly notAfter: Date
}

export async function insertSealKey(db: Db, { id, name, keySealed, certificate, notBefore, notAfter }: NewSealKey): Promise<void> {
  await db.sql(`insert into seal_key (id, name, key_sealed, certificate, not_before, not_after) values ($1, $2, $3, $4, $5, $6)`, [
    id,
    name,
    keySealed,
    certificate,
    notBefore,
    notAfter,
  ])
}
