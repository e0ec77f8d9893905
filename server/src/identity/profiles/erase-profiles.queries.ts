import type { Db } from '../../database/db.ts'

/**
 * Erases who someone was, such as when their account closes: what others keep then names "Closed account". Answers the
 * storage keys of pictures that no one shows any more.
 */
export async function eraseProfiles(db: Db, accountId: string): Promise<string[]> {
  await db.sql('delete from profile_contact where account_id = $1', [accountId])
  await db.sql(
    `update profile set status = 'P', first_name = 'Closed', last_name = 'account', picture_image_id = null, is_public = false,
       about = null, company_name = null, about_company = null, website = null, license_number = null, license_state_id = null,
       language_ids = '{}', years_experience = null, city_id = null, state_id = null,
       public_phone = null, public_email = null, public_place_line = null, version = version + 1, updated_at = now()
     where account_id = $1`,
    [accountId],
  )
  const pictures = await db.sql<{ storage_key: string }>(
    'delete from profile_picture using profile p where profile_picture.profile_id = p.id and p.account_id = $1 returning profile_picture.storage_key',
    [accountId],
  )
  return pictures.map((row) => row.storage_key)
}
