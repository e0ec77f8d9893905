import { ViewingMoved, ViewingNotFound, ViewingTimeTaken } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { type TourSide, type TourStep, tourCan } from '@keystead/contract/marketplace/tours/tour.values.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount, violatedConstraint } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { allToursOf } from './tour.access.ts'
import { standingOf } from './tour.present.ts'
import { type TourRow, findTour, lockCalendar, lockTour, setConfirmed } from './tour.queries.ts'

/** A tour and the way to its row. A link reaches it through the manager's account, though the visitor holds it. */
export type ReachedTour =
  | { readonly through: 'manager' | 'agent'; readonly scope: Scope<'tour'>; readonly tourId: string }
  | { readonly through: 'visitor'; readonly scope: Scope<'tour-request'>; readonly tourId: string }

/** The tour, locked, where this side may take the step now. */
export async function lockForStep(db: Db, reached: ReachedTour, step: TourStep, side: TourSide): Promise<TourRow> {
  const tour = (await lockTour(db, reached.through, reached.scope, reached.tourId)) ?? fail(ViewingNotFound)
  if (!tourCan(step, side, standingOf(tour))) fail(ViewingMoved)
  // The emails and links of a tour are rows of the manager, whoever has moved it.
  if (reached.through === 'visitor') await claimAccount(db, tour.account_id)
  return tour
}

/** The same tour after a step. */
export async function asItIsNow(db: Db, { id, account_id }: TourRow): Promise<TourRow> {
  return (await findTour(db, 'manager', allToursOf({ accountId: account_id }), id)) ?? fail(ViewingNotFound)
}

const NO_OVERLAP = 'tour_no_overlap'

/** Both sides have agreed. That no one else has that time in that home is for the database to say. */
export async function confirmAt(
  db: Db,
  tour: TourRow,
  agreed: { startsAt: Date; minutes: number; words: string | null },
): Promise<TourRow> {
  await lockCalendar(db, tour)
  try {
    await setConfirmed(db, tour, agreed)
  } catch (error) {
    if (violatedConstraint(error) === NO_OVERLAP) fail(ViewingTimeTaken)
    throw error
  }
  return asItIsNow(db, tour)
}
