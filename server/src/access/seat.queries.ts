import { AREAS, type MemberRights, type Rights } from '@keystead/contract/rpc/permissions.ts'
import { type Db, first, prepare } from '../database/db.ts'

/** Who may act as which profile of a business, and what for. */
export const SEATS = 'select member_id, account_id, profile_id, is_administrator, rights, is_limited from public.seat'

/** Whether an account acts as a profile of a business: a condition of pieces of the statement. */
export const ACTS_AS = (accountId: string, profileId: string) =>
  `exists (select true from public.seat m where m.account_id = ${accountId} and m.profile_id = ${profileId})`

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

export function memberRightsOf(row: Pick<SeatRow, 'member_id' | 'is_administrator' | 'rights' | 'is_limited'>): MemberRights {
  return {
    memberId: row.member_id,
    isAdministrator: row.is_administrator,
    rights: Object.fromEntries(AREAS.map((area) => [area, row.rights[area] ?? 'none'])) as Rights,
    isLimited: row.is_limited,
  }
}
