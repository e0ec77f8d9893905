import { ViewingMoved, ViewingNotFound, ViewingTimeTaken } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { type ViewingSide, type ViewingStep, viewingCan } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount, violatedConstraint } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { allViewingsOf } from './viewing.access.ts'
import { standingOf } from './viewing.present.ts'
import { type ViewingRow, findViewing, lockCalendar, lockViewing, setConfirmed } from './viewing.queries.ts'

/** A viewing and the way to its row. A link reaches it through the manager's account, though the visitor holds it. */
export type ReachedViewing =
  | { readonly through: 'manager' | 'agent'; readonly scope: Scope<'viewing'>; readonly viewingId: string }
  | { readonly through: 'visitor'; readonly scope: Scope<'viewing-request'>; readonly viewingId: string }

/** The viewing, locked, where this side may take the step now. */
export async function lockForStep(db: Db, reached: ReachedViewing, step: ViewingStep, side: ViewingSide): Promise<ViewingRow> {
  const viewing = (await lockViewing(db, reached.through, reached.scope, reached.viewingId)) ?? fail(ViewingNotFound)
  if (!viewingCan(step, side, standingOf(viewing))) fail(ViewingMoved)
  // The mails and links of a viewing are rows of the manager, whoever has moved it.
  if (reached.through === 'visitor') await claimAccount(db, viewing.account_id)
  return viewing
}

/** The same viewing after a step. */
export async function asItIsNow(db: Db, { id, account_id }: ViewingRow): Promise<ViewingRow> {
  return (await findViewing(db, 'manager', allViewingsOf({ accountId: account_id }), id)) ?? fail(ViewingNotFound)
}

const NO_OVERLAP = 'viewing_no_overlap'

/** Both sides have agreed. That nobody else has that time in that home is for the database to say. */
export async function confirmAt(
  db: Db,
  viewing: ViewingRow,
  agreed: { startsAt: Date; minutes: number; words: string | null },
): Promise<ViewingRow> {
  await lockCalendar(db, viewing)
  try {
    await setConfirmed(db, viewing, agreed)
  } catch (error) {
    if (violatedConstraint(error) === NO_OVERLAP) fail(ViewingTimeTaken)
    throw error
  }
  return asItIsNow(db, viewing)
}
