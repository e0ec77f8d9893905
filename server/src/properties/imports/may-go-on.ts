import { refusalText } from '@keystead/contract/rpc/refusal.ts'
import { findSeat, memberRightsOf } from '../../access/seat.queries.ts'
import type { Db } from '../../database/db.ts'
import type { ImportKind } from './import-kind.ts'
import { NEEDED_TO_LIST } from './import.access.ts'
import type { ImportRow } from './import.queries.ts'

/** Whether the person who has begun an import of a business could begin it still: they may have been removed, or have another role. */
export async function mayGoOn<Reading>(db: Db, { started }: ImportKind<Reading>, row: ImportRow): Promise<boolean> {
  const { account_id: accountId, profile_id: profileId, started_by_account_id: personId } = row
  if (personId === null || personId === accountId) return true
  const seat = await findSeat(db, personId, profileId)
  if (!seat) return false
  const needed = row.list_at_once ? [started, NEEDED_TO_LIST] : [started]
  return needed.every((asked) => refusalText(asked, memberRightsOf(seat)) === null)
}
