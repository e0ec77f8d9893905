import { randomInt } from 'node:crypto'
import type { Database } from '../../database/pool.ts'
import type { Signer } from '../../rpc/machinery.ts'
import { countIdentityCodeTry } from './identity-code.queries.ts'

const PURPOSE = 'identity-code'
const DIGITS = 6

export function newIdentityCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** With the installation's key, since six digits are soon tried. */
export function identityCodeHash(signer: Signer, accountId: string, code: string): string {
  return signer.sign(PURPOSE, `${accountId} ${code}`)
}

/** The hash of a code that is right, for the transaction that spends it; null for a wrong one, whose try stays counted. */
export async function triedIdentityCode(database: Database, signer: Signer, accountId: string, code: string): Promise<string | null> {
  const hash = await database.transaction({ kind: 'account', accountId }, (db) => countIdentityCodeTry(db, accountId))
  return hash !== null && signer.verify(PURPOSE, `${accountId} ${code}`, hash) ? hash : null
}
