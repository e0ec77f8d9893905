import type { Db } from '../../database/db.ts'

/** Sign-ins, codes and challenges of all people that wait to be gone on with; after a restore, past row security. */
export async function deleteOpenChecks(db: Db): Promise<void> {
  await db.sql('delete from sign_in_ticket')
  await db.sql('delete from identity_code')
  await db.sql('delete from passkey_challenge')
}
