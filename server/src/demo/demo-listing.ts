import type { Db } from '../database/db.ts'
import { setDemoEventTime } from '../marketplace/listing-life/listing-life.demo.queries.ts'
import { changeDemoAmount, listDemoAsset } from '../properties/properties/property.demo.queries.ts'
import type { Scope } from '../rpc/scope.ts'
import { readSeededAt } from './demo.queries.ts'

/** Puts a property on the market as of some days before the portfolio was made, at first perhaps for another amount. */
export async function listSince(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { daysAgo, before }: { daysAgo: number; before: { cents: number; daysAgo: number } | null },
): Promise<void> {
  const moment = await readSeededAt(db)
  if (moment === null) return
  const listed = await listDemoAsset(db, scope, assetId, { moment, daysAgo, amountCents: before?.cents ?? null })
  if (listed !== null) await setDemoEventTime(db, scope, assetId, { kind: 'listed', at: listed })
  if (!before) return
  const changed = await changeDemoAmount(db, scope, assetId, { moment, daysAgo: before.daysAgo })
  if (changed !== null) await setDemoEventTime(db, scope, assetId, { kind: 'price', at: changed })
}
