import { WhatPlanIsCalled } from '@keystead/contract/identity/accounts/account.events.ts'
import { only } from '../../database/db.ts'
import type { EventContext } from '../../rpc/events.ts'

/** What the plan of an account is called, as the room says that has the plans. */
export async function planNameOf(context: EventContext, planId: number): Promise<string> {
  return only(await context.services.events.ask(context, WhatPlanIsCalled, { planId }))
}
