import { type Db, only } from '../../database/db.ts'

/** How much room the photos of the account's properties take; a file that several properties show counts once. */
export async function sumImageBytes(db: Db, accountId: string): Promise<number> {
  const { bytes } = only(
    await db.sql<{ bytes: number }>(
      `select coalesce(sum(file.bytes), 0)::bigint as bytes
       from (
         select distinct on (i.storage_key) i.bytes from asset_image i join kept_asset a on a.id = i.asset_id
         where i.account_id = $1 order by i.storage_key
       ) file`,
      [accountId],
    ),
  )
  return bytes
}
