import type { Db } from '../../database/db.ts'

/** Sign-ins and sign-ups by a provider of all people that are under way; after a restore, past row security. */
export async function deleteOpenProviderSteps(db: Db): Promise<void> {
  await db.sql('delete from oauth_attempt')
  await db.sql('delete from oauth_ticket')
}
