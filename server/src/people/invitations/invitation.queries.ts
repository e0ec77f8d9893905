import { type Db, only } from '../../database/db.ts'

export type InvitingPerson = {
  name: string
  picture_image_id: string | null
  profile_type_id: number
  company_name: string | null
}

export async function getInvitingPerson(db: Db, profileId: string): Promise<InvitingPerson> {
  return only(
    await db.sql<InvitingPerson>(
      `select trim(first_name || ' ' || last_name) as name, picture_image_id, profile_type_id, company_name from profile_card where id = $1`,
      [profileId],
    ),
  )
}
