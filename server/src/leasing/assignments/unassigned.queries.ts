import type { Db } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { isOver } from '../tenures/tenure.public.ts'

export type PickableRow = {
  id: string
  profile_type_id: number
  account_type_id: number
  first_name: string
  last_name: string
  picture_image_id: string | null
}

/** People of a type who are joined with one of some profiles and have not got a property, by the letters of their name. */
export async function listUnassigned(
  db: Db,
  {
    assetId,
    knownBy,
    profileTypeId,
    text,
    onlyProfileId,
    limit,
  }: {
    assetId: string
    knownBy: readonly string[]
    profileTypeId: number
    text: string
    onlyProfileId: string | null
    limit: number
  },
): Promise<PickableRow[]> {
  const pattern = `%${literalOfLike(text)}%`
  return db.sql<PickableRow>(
    `with known as (
       select addressee_profile_id as id from connection_sides
       where requester_profile_id = any($2::uuid[]) and state = 1 and addressee_type_id = $3
       union
       select requester_profile_id from connection_sides
       where addressee_profile_id = any($2::uuid[]) and state = 1 and requester_type_id = $3)
     select p.id, p.profile_type_id, p.account_type_id, p.first_name, p.last_name, p.picture_image_id
     from known join profile_card p on p.id = known.id join account_holder account on account.id = p.account_id
     where p.status = 'A' and account.status = 'A' and p.first_name || ' ' || p.last_name ilike $4
       and ($6::uuid is null or p.id = $6)
       and not exists (select from assignment s where s.asset_id = $1 and s.profile_id = p.id and not ${isOver('s')})
     order by lower(p.first_name), lower(p.last_name), p.id limit $5`,
    [assetId, knownBy, profileTypeId, pattern, limit, onlyProfileId],
  )
}
