import type { Resource } from '@keystead/contract/rpc/resources.ts'
import type { Db } from '../../database/db.ts'
import { announceChange } from '../../live/announce-change.ts'
import { listAudience } from './tenure.queries.ts'

/** What is another one when a property comes to someone or is taken from them. */
const HANDS: readonly Resource[] = ['asset', 'listing', 'lease', 'share', 'tour']

/** Tells open screens that properties have changed hands: of all who still see them, and of who no longer does. */
export async function announceHands(
  db: Db,
  assetIds: readonly string[],
  { also = [], except }: { also?: readonly string[]; except: string | null },
): Promise<void> {
  const audience = new Set([...(await listAudience(db, assetIds)), ...also])
  if (except !== null) audience.delete(except)
  await announceChange(db, [...audience], HANDS)
}
