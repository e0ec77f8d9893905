import { AREAS, type MemberRights, type NewsArea, type Rights } from '@keystead/contract/rpc/permissions.ts'
import { type Db, first, prepare } from '../database/db.ts'

/** Who may act as which profile of a business, and what for. */
export const SEATS = 'select member_id, account_id, profile_id, is_administrator, rights, is_limited from public.seat'

/** Whether an account acts as a profile of a business: a condition of pieces of the statement. */
export const ACTS_AS = (accountId: string, profileId: string) =>
  `exists (select true from public.seat m where m.account_id = ${accountId} and m.profile_id = ${profileId})`

/** Whether a member is given a home: a condition of pieces of the statement, by which a few homes among very many are found as well. */
export const IS_GIVEN = (memberId: string, assetId: string) =>
  `${assetId} in (select given.asset_id from public.seat_asset given where given.member_id = ${memberId})`

/**
 * Whether a seat covers an area of the work, to view it at least, and a home, for those who are given a list of them: a condition of pieces
 * of the statement. What is personal every seat covers.
 */
export const SEAT_COVERS = (seat: string, area: string, assetId: string) => `(${area} = 'personal' or (
  case when ${area} = 'administrators' then ${seat}.is_administrator else coalesce(${seat}.rights ->> ${area}, 'none') <> 'none' end
  and (not ${seat}.is_limited
    or exists (select from public.seat_asset given where given.member_id = ${seat}.member_id and given.asset_id = ${assetId}))))`

export type SeatRow = {
  member_id: string
  account_id: string
  profile_id: string
  business_account_id: string
  role_name: string
  is_administrator: boolean
  rights: Partial<Rights>
  is_limited: boolean
}

const COLUMNS = 'member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited'

const seatsOfAccount = prepare<SeatRow, [string]>(
  'seats-of-account',
  `select ${COLUMNS} from seat where account_id = $1 order by member_id`,
)

/** The seats of a person. */
export function listSeats(db: Db, accountId: string): Promise<SeatRow[]> {
  return db.prepared(seatsOfAccount, [accountId])
}

export async function findSeat(db: Db, accountId: string, profileId: string): Promise<SeatRow | null> {
  const found = await db.sql<SeatRow>(`select ${COLUMNS} from seat where account_id = $1 and profile_id = $2`, [accountId, profileId])
  return first(found)
}

export type Covered = { readonly profileId: string; readonly area: NewsArea; readonly assetId: string | null }

/** Whether a person acts as a profile of a business, in a place that covers this. */
export async function isCovered(db: Db, accountId: string, { profileId, area, assetId }: Covered): Promise<boolean> {
  const seats = await db.sql(
    `select from seat s where s.account_id = $1 and s.profile_id = $2 and ${SEAT_COVERS('s', '$3::text', '$4::uuid')}`,
    [accountId, profileId, area, assetId],
  )
  return seats.length > 0
}

export async function putSeat(db: Db, seat: SeatRow): Promise<void> {
  await db.sql(
    `insert into seat (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (member_id) do update set role_name = excluded.role_name, is_administrator = excluded.is_administrator,
       rights = excluded.rights, is_limited = excluded.is_limited`,
    [
      seat.member_id,
      seat.account_id,
      seat.profile_id,
      seat.business_account_id,
      seat.role_name,
      seat.is_administrator,
      JSON.stringify(seat.rights),
      seat.is_limited,
    ],
  )
}

export async function deleteSeat(db: Db, memberId: string): Promise<void> {
  await db.sql('delete from seat where member_id = $1', [memberId])
}

/** The properties of a member who is given a list, in place of those before. */
export async function setSeatAssets(db: Db, memberId: string, assetIds: readonly string[]): Promise<void> {
  await db.sql('delete from seat_asset where member_id = $1 and asset_id <> all($2::uuid[])', [memberId, assetIds])
  await db.sql('insert into seat_asset (member_id, asset_id) select $1, unnest($2::uuid[]) on conflict do nothing', [memberId, assetIds])
}

export async function listSeatAssets(db: Db, memberId: string): Promise<string[]> {
  const rows = await db.sql<{ asset_id: string }>('select asset_id from seat_asset where member_id = $1', [memberId])
  return rows.map((row) => row.asset_id)
}

export function memberRightsOf(row: Pick<SeatRow, 'member_id' | 'is_administrator' | 'rights' | 'is_limited'>): MemberRights {
  return {
    memberId: row.member_id,
    isAdministrator: row.is_administrator,
    rights: Object.fromEntries(AREAS.map((area) => [area, row.rights[area] ?? 'none'])) as Rights,
    isLimited: row.is_limited,
  }
}

/** Whether one of two accounts is a business for which the other one acts. */
export async function actsForOther(db: Db, one: string, other: string): Promise<boolean> {
  const found = await db.sql(
    'select 1 from seat where (account_id = $1 and business_account_id = $2) or (account_id = $2 and business_account_id = $1) limit 1',
    [one, other],
  )
  return found.length > 0
}
