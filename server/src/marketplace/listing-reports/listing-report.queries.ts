import { type Db, first } from '../../database/db.ts'

/** What a listing is called and where it is; null where it is not on the market. */
export async function findReportedListing(db: Db, assetId: string): Promise<{ title: string; place: string } | null> {
  return first(
    await db.sql<{ title: string; place: string }>(
      `select l.title, l.city_name || ', ' || s.code as place from listing_card l join place_state s on s.id = l.state_id where l.id = $1`,
      [assetId],
    ),
  )
}
