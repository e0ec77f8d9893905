import { HowMuchConnectionsShare, type SharedAsset, WhatConnectionShares } from '@keystead/contract/people/connections/connection.events.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'

/*
 * What two people share is with rooms above: they answer for it. The rows belong to whoever manages the properties, and either
 * side of the connection was found to be one.
 */

const REASON = 'what both share belongs to one of them'
const ORDER: Readonly<Record<SharedAsset['state'], number>> = { current: 0, upcoming: 1, past: 2 }

/** How many properties each connection is about, for either side of it; connections without one are left out. */
export async function assetsBetween(context: EventContext, connectionIds: readonly string[]): Promise<Map<string, number>> {
  if (connectionIds.length === 0) return new Map()
  const answers = await seeingEverything(context.db, REASON, () =>
    context.services.events.ask(context, HowMuchConnectionsShare, { connectionIds: [...connectionIds] }),
  )
  const counts = new Map<string, number>()
  for (const { connectionId, count } of answers.flat()) counts.set(connectionId, (counts.get(connectionId) ?? 0) + count)
  return counts
}

/** A page of what a connection is about, and how much there is, counted up to one more than `most`. */
export async function sharedAssets(
  context: EventContext,
  connectionId: string,
  { limit, offset, most }: { limit: number; offset: number; most: number },
): Promise<{ assets: SharedAsset[]; count: number }> {
  const answers = await seeingEverything(context.db, REASON, () =>
    context.services.events.ask(context, WhatConnectionShares, { connectionId, limit: offset + limit, most }),
  )
  // What two profiles share follows from their types, so that one room has all of it; its own order stays where two are alike.
  const assets = answers
    .flatMap((answer) => answer.assets)
    .sort((one, other) => ORDER[one.state] - ORDER[other.state] || (other.startsOn ?? '').localeCompare(one.startsOn ?? ''))
  return { assets: assets.slice(offset, offset + limit), count: answers.reduce((sum, answer) => sum + answer.count, 0) }
}
