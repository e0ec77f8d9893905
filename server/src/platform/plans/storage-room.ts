import { StorageFull } from '@keystead/contract/platform/plans/plan.operations.ts'
import { storageFullMessage } from '@keystead/contract/text/messages.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import type { Db } from '../../database/db.ts'
import { sumUploadBytes } from '../../files/upload.queries.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { subscriptionOf } from './plan.access.ts'
import { getStorageLimit, sumImageBytes } from './plan.queries.ts'

/** Everything of an account that takes room: photos of its properties, files that it brought, and what waits to be used. */
export async function sumStoredBytes(db: Db, accountId: string): Promise<number> {
  return (await sumImageBytes(db, accountId)) + (await sumUploadBytes(db, accountId))
}

/** The plan of an account, where it has no room for so much more; null where it has. */
export async function findFullPlan(db: Db, accountId: string, bytes: number): Promise<{ name: string; storage_bytes: number } | null> {
  const plan = await getStorageLimit(db, subscriptionOf(accountId))
  return (await sumStoredBytes(db, accountId)) + bytes <= plan.storage_bytes ? null : plan
}

/**
 * Refuses a file for which the plan of its account has no room. What is there already stays, also in a smaller plan; files
 * that arrive in the same moment may go over the limit together.
 */
export async function checkStorageRoom({ database }: Services, accountId: string, bytes: number): Promise<void> {
  await database.transaction(
    { kind: 'account', accountId },
    async (db) => {
      const plan = await findFullPlan(db, accountId, bytes)
      if (!plan) return
      fail(StorageFull, { 'File-Name': storageFullMessage(plan.name, formatBytes(plan.storage_bytes)) })
    },
    { readOnly: true },
  )
}
