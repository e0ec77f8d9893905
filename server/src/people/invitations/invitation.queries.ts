import { type Db, only } from '../../database/db.ts'
import { fullNameOf } from '../../identity/profiles/profile.public.ts'

export type InvitingPerson = {
  name: string
  picture_image_id: string | null
  profile_type_id: number
  company_name: string | null
}

export async function getInvitingPerson(db: Db, profileId: string): Promise<InvitingPerson> {
  return only(
    await db.sql<InvitingPerson>(
      `select ${fullNameOf('profile_card')} as name, picture_image_id, profile_type_id, company_name from profile_card where id = $1`,
      [profileId],
    ),
  )
}
