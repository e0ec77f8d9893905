import { type Db, first, only } from '../../database/db.ts'

/** A version of what is asked. `asset_id` null: of all homes of a profile that have none of their own. */
export type CriteriaRow = {
  asset_id: string | null
  version: number
  follows_usual: boolean
  income_times: number | null
  min_credit_score: number | null
  eviction_years: number | null
  needs_landlord_reference: boolean
  max_residents: number | null
  allows_guarantor: boolean
  text: string | null
  at: Date
}

const COLUMNS = `asset_id, version, follows_usual, income_times, min_credit_score, eviction_years, needs_landlord_reference, max_residents,
  allows_guarantor, text, at`

/** All versions that ever held for a home: its own, and the usual ones of who manages it. The latest first. */
export async function listVersions(
  db: Db,
  { profileId, assetId }: { readonly profileId: string; readonly assetId: string },
): Promise<CriteriaRow[]> {
  return db.sql<CriteriaRow>(
    `select ${COLUMNS} from application_criteria where profile_id = $1 and (asset_id is null or asset_id = $2) order by at desc, version desc`,
    [profileId, assetId],
  )
}

export async function findLatest(db: Db, profileId: string, assetId: string | null): Promise<CriteriaRow | null> {
  return first(
    await db.sql<CriteriaRow>(
      `select ${COLUMNS} from application_criteria where profile_id = $1 and asset_id is not distinct from $2 order by version desc limit 1`,
      [profileId, assetId],
    ),
  )
}

export type NewCriteria = Omit<CriteriaRow, 'asset_id' | 'version' | 'at'>
type Place = { readonly accountId: string; readonly profileId: string; readonly assetId: string | null; readonly version: number }

/** Null where someone else has written that version. */
export async function insertCriteria(db: Db, { accountId, profileId, assetId, version }: Place, said: NewCriteria): Promise<number | null> {
  const row = first(
    await db.sql<{ version: number }>(
      `insert into application_criteria (account_id, profile_id, asset_id, version, follows_usual, income_times, min_credit_score, eviction_years,
         needs_landlord_reference, max_residents, allows_guarantor, text)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning version`,
      [
        accountId,
        profileId,
        assetId,
        version,
        said.follows_usual,
        said.income_times,
        said.min_credit_score,
        said.eviction_years,
        said.needs_landlord_reference,
        said.max_residents,
        said.allows_guarantor,
        said.text,
      ],
    ),
  )
  return row?.version ?? null
}

export type HomeOfCriteria = { account_id: string; managing_profile_id: string; title: string }

export async function findHome(db: Db, assetId: string): Promise<HomeOfCriteria> {
  return only(await db.sql<HomeOfCriteria>('select account_id, managing_profile_id, title from asset_card where id = $1', [assetId]))
}

/** Who manages a home that strangers see now. */
export async function findOfferedBy(db: Db, assetId: string): Promise<string | null> {
  const row = first(
    await db.sql<{ managing_profile_id: string }>('select managing_profile_id from listing_facts where asset_id = $1 limit 1', [assetId]),
  )
  return row?.managing_profile_id ?? null
}

/** A profile has become that of a business, and what it asks comes along. */
export async function moveCriteria(db: Db, { id, accountId }: { readonly id: string; readonly accountId: string }): Promise<void> {
  await db.sql('update application_criteria set account_id = $2 where profile_id = $1', [id, accountId])
}
