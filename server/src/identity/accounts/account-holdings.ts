import { WhatAccountHolds } from '@keystead/contract/identity/accounts/account.events.ts'
import type { EventContext } from '../../rpc/events.ts'

/** What rooms above keep for an account, counted. */
export async function holdingsOf(context: EventContext, accountId: string): Promise<{ properties: number; listings: number }> {
  const held = await context.services.events.ask(context, WhatAccountHolds, { accountId })
  return {
    properties: held.reduce((sum, { properties }) => sum + properties, 0),
    listings: held.reduce((sum, { listings }) => sum + listings, 0),
  }
}
