import type { Db } from '../../database/db.ts'
import { presentName, presentPicture, presentProfileType } from './profile.present.ts'
import { listProfileCards } from './profile.queries.ts'

/** A profile as a listing shows it to anyone. */
export type ProfileCard = { ProfileId: string; Name: string; ProfileType: string; PicPath: string | null; HasPage: boolean }

/** Cards by profile id, in one query; unknown ids have none. */
export async function findProfileCards(db: Db, profileIds: readonly string[]): Promise<Map<string, ProfileCard>> {
  if (profileIds.length === 0) return new Map()
  const rows = await listProfileCards(db, profileIds)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ProfileId: row.id,
        Name: presentName(row),
        ProfileType: presentProfileType(row),
        PicPath: presentPicture(row),
        HasPage: row.is_visible,
      },
    ]),
  )
}
