import type { Db } from '../../database/db.ts'

/** Strangers find the profile of a business, or do no more. */
export async function showBusinessProfile(db: Db, profileId: string, isPublic: boolean): Promise<void> {
  await db.sql('update profile set is_public = $2, updated_at = now() where id = $1', [profileId, isPublic])
}
