import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'
import type { Database } from '../database/pool.ts'
import type { SealedPlace, Sealer } from '../rpc/machinery.ts'
import { type KeptSealKey, type SealKey, makeSealKey, openSealKey } from './seal-key.ts'
import { insertSealKey, listSealKeys, lockSealKeys, newSealKeyId } from './seal-key.queries.ts'

/*
 * The installation's own key: made when it is first needed, and followed by the next one before its certificate ends. Certificates of
 * earlier ones stand in the files that they sealed.
 */

const DAY_MS = 86_400_000
const VALID_DAYS = 3 * 365
const RENEWED_DAYS_BEFORE = 60
/** The clock of another process may be behind. */
const BEGINS_DAYS_BEFORE = 1

export type KeyKeeping = {
  readonly database: Database
  readonly sealer: Sealer
  readonly log: Pick<Logger, 'warn'>
  /** Of keys that are made from now on. */
  readonly name: string
}

export async function ownSealKey(keeping: KeyKeeping, now: Date): Promise<SealKey> {
  const until = new Date(now.getTime() + RENEWED_DAYS_BEFORE * DAY_MS)
  const found = await findSealKey(keeping, keeping.database.db, until)
  if (found) return found
  return keeping.database.transaction({ kind: 'public' }, async (db) => {
    await lockSealKeys(db)
    // Another process may have been first.
    return (await findSealKey(keeping, db, until)) ?? addSealKey(keeping, db, now)
  })
}

async function findSealKey({ sealer, log }: KeyKeeping, db: Db, until: Date): Promise<SealKey | null> {
  for (const { id, keySealed } of await listSealKeys(db, until)) {
    try {
      return openSealKey(JSON.parse(sealer.open(keySealed, placeOf(id))) as KeptSealKey)
    } catch (error) {
      log.warn({ err: error, event: 'seal-key-lost', key: id }, 'a key that seals PDFs can not be opened; the secret may have changed')
    }
  }
  return null
}

async function addSealKey({ sealer, name }: KeyKeeping, db: Db, now: Date): Promise<SealKey> {
  const from = new Date(now.getTime() - BEGINS_DAYS_BEFORE * DAY_MS)
  const kept = await makeSealKey(name, { from, days: VALID_DAYS + BEGINS_DAYS_BEFORE })
  const key = openSealKey(kept)
  const id = await newSealKeyId(db)
  const keySealed = sealer.seal(JSON.stringify(kept), placeOf(id))
  await insertSealKey(db, { id, name, keySealed, certificate: key.chain[0]!, notBefore: key.notBefore, notAfter: key.notAfter })
  return key
}

function placeOf(rowId: string): SealedPlace {
  return { table: 'seal_key', column: 'key_sealed', rowId }
}
