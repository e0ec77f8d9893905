import type { Db } from '../../database/db.ts'
import { holdsGrant } from '../../access/access-grant.queries.ts'
import { isLive } from './live-asset.ts'

export type GivenHome = { id: string; title: string; address: string; isUnitOfGiven: boolean }

/** Homes that a business manages or works for, among these; the units of the buildings among them come along. */
export function listGivableHomes(
  db: Db,
  { accountId, profileId, assetIds }: { accountId: string; profileId: string; assetIds: readonly string[] },
): Promise<GivenHome[]> {
  return db.sql<GivenHome>(
    `select a.id, a.title, concat_ws(', ', a.address1, nullif(a.unit_number, ''), a.city_name) as address,
       coalesce(a.parent_asset_id = any($3::uuid[]), false) as "isUnitOfGiven"
     from asset a
     where (a.id = any($3::uuid[]) or a.parent_asset_id = any($3::uuid[])) and ${isLive('a')}
       and ((a.account_id = $1 and a.managing_profile_id = $2) or ${holdsGrant('a.id', '$2', 'agent')})
     order by lower(a.title), a.id`,
    [accountId, profileId, assetIds],
  )
}
