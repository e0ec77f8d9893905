import { type DELETION_STEPS, TakeBusinessApart } from '@keystead/contract/people/businesses/business.events.ts'
import type { EventContext } from '../../rpc/events.ts'

export type DeletionStep = (typeof DELETION_STEPS)[number]

/** As many as one transaction takes in its stride; to end a connection is a whole conversation. */
const AT_MOST: Readonly<Record<DeletionStep, number>> = { listings: 1_000, connections: 20, homes: 200, pictures: 200 }

/** One step of what is taken apart, once. False where nothing was left of it. */
export async function takeSomeApart(
  context: EventContext,
  business: { readonly id: string; readonly account_id: string; readonly profile_id: string },
  step: DeletionStep,
): Promise<boolean> {
  const asked = { id: business.id, accountId: business.account_id, profileId: business.profile_id, step, atMost: AT_MOST[step] }
  const taken = await context.services.events.ask(context, TakeBusinessApart, asked)
  return taken.some((count) => count > 0)
}
