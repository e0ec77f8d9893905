import type { Db } from '../../database/db.ts'

/** Everything that an account could prove itself with besides its password, such as when it closes. */
export async function deleteAllFactors(db: Db, accountId: string): Promise<void> {
  for (const table of ['totp_factor', 'recovery_code', 'passkey', 'identity_code', 'sign_in_ticket', 'passkey_challenge']) {
    await db.sql(`delete from ${table} where account_id = $1`, [accountId])
  }
}
