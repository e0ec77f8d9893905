import {
  type AcceptViewingByLink,
  ViewingLinkExpired,
  type WithdrawViewingByLink,
} from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { openViewing } from './viewing-link.ts'
import { type ViewingRow, findViewing } from './viewing.queries.ts'
import type { VisitorStep } from './visitor-steps.ts'

/** A step of whoever holds the link of a mail. */
export function answeredByLink(step: VisitorStep): Handler<typeof AcceptViewingByLink | typeof WithdrawViewingByLink> {
  return async (context, input) => step(context, await openViewing(context.db, input.Token))
}

/** Reading changes nothing, so that a mail program may open what it likes. */
export async function readByLink({ database }: Services, secret: string): Promise<ViewingRow> {
  return database.transaction(
    { kind: 'public' },
    async (db) => {
      const { through, scope, viewingId } = await openViewing(db, secret)
      return (await findViewing(db, through, scope, viewingId)) ?? fail(ViewingLinkExpired)
    },
    { readOnly: true },
  )
}
