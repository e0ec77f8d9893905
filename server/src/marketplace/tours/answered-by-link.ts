import {
  type AcceptViewingByLink,
  ViewingLinkExpired,
  type WithdrawViewingByLink,
} from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { openTour } from './tour-link.ts'
import { type TourRow, findTour } from './tour.queries.ts'
import type { VisitorStep } from './visitor-steps.ts'

/** A step of whoever holds the link of an email. */
export function answeredByLink(step: VisitorStep): Handler<typeof AcceptViewingByLink | typeof WithdrawViewingByLink> {
  return async (context, input) => step(context, await openTour(context.db, input.Token))
}

/** Reading changes nothing, so that a mail program may open what it likes. */
export async function readByLink({ database }: Services, secret: string): Promise<TourRow> {
  return database.transaction(
    { kind: 'public' },
    async (db) => {
      const { through, scope, tourId } = await openTour(db, secret)
      return (await findTour(db, through, scope, tourId)) ?? fail(ViewingLinkExpired)
    },
    { readOnly: true },
  )
}
