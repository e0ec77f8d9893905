import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { StorageFull } from '@keystead/contract/platform/plans/plan.operations.ts'
import { messages } from '@keystead/contract/platform/plans/plans-messages.text.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { sumWaitingBytes } from '../../files/upload.queries.ts'
import { anonymous } from '../../rpc/actor.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { subscriptionOf } from './plan.access.ts'
import { getStorageLimit } from './plan.queries.ts'

/** Everything of an account that takes room: what waits to be used, and what rooms keep. */
export async function sumStoredBytes(context: EventContext, accountId: string): Promise<number> {
  const kept = await context.services.events.ask(context, WhatTakesStorage, { accountId })
  return kept.reduce((sum, bytes) => sum + bytes, await sumWaitingBytes(context.db, accountId))
}

/** The plan of an account, where it has no room for so much more; null where it has. */
export async function findFullPlan(
  context: EventContext,
  accountId: string,
  bytes: number,
): Promise<{ name: string; storage_bytes: number } | null> {
  const plan = await getStorageLimit(context.db, subscriptionOf(accountId))
  return (await sumStoredBytes(context, accountId)) + bytes <= plan.storage_bytes ? null : plan
}

/**
 * Refuses a file for which the plan of its account has no room. What is there already stays, also in a smaller plan; files
 * that arrive in the same moment may go over the limit together.
 */
export async function checkStorageRoom(services: Services, accountId: string, bytes: number): Promise<void> {
  await services.database.transaction(
    { kind: 'account', accountId },
    async (db) => {
      const plan = await findFullPlan({ db, services, actor: anonymous, afterCommit: () => {} }, accountId, bytes)
      if (!plan) return
      fail(StorageFull, { 'File-Name': messages.storageFullOf({ plan: plan.name, size: formatBytes(plan.storage_bytes) }) })
    },
    { readOnly: true },
  )
}
