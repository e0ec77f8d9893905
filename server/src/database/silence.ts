import type pg from 'pg'
import { systemClock } from '../process/clock.ts'

/*
 * A host that is gone without a word, or a firewall that has forgotten a flow, leaves connections on which nothing comes
 * back, ever. The server's own time limits are not heard over them, so ours are a little longer than its; and in a quiet
 * hour the system asks whether the other end is there.
 */

/** How much longer than the server may take for a statement we wait for its word. */
const ANSWER_GRACE_MS = 1_000

export const ASKED_WHEN_QUIET = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** For connections whose statements the server is told to end after `statementTimeoutMs`. */
export function hearingWithin(statementTimeoutMs: number): pg.ClientConfig {
  return { ...ASKED_WHEN_QUIET, query_timeout: statementTimeoutMs + ANSWER_GRACE_MS }
}

/** The library's own words, which has no code for it; ours are the same. */
const SILENCE = 'Query read timeout'
const LOOKED_EVERY_MS = 250

/** What a connection waits for: the library's own field, of which it tells no one. */
type Asking = { readonly _activeQuery?: object | null }

/**
 * The same for a pool that many calls share. The library's timer for each statement keeps its rows alive past the collector's
 * quick rounds: a tenth of all that was allocated, which only a slow one took away. So one timer looks at all connections.
 */
export function endOnSilence(pool: pg.Pool, statementTimeoutMs: number): void {
  const asked = new Map<pg.PoolClient, { query: object | null | undefined; since: number }>()
  const look = () => {
    const now = systemClock.monotonicMs()
    for (const [client, last] of asked) {
      const { _activeQuery: query } = client as unknown as Asking
      if (!query || query !== last.query) asked.set(client, { query, since: now })
      else if (now - last.since >= statementTimeoutMs + ANSWER_GRACE_MS) client.connection.emit('error', new Error(SILENCE))
    }
  }
  let timer: NodeJS.Timeout | undefined
  pool.on('connect', (client) => {
    asked.set(client, { query: null, since: 0 })
    timer ??= setInterval(look, LOOKED_EVERY_MS).unref()
    client.once('end', () => forget(client))
  })
  pool.on('remove', (client) => forget(client))
  const forget = (client: pg.PoolClient) => {
    asked.delete(client)
    if (asked.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Whether the answer to a statement never came. Its connection is of no more use: what still comes would answer something else. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === SILENCE
}

/** When one connection has fallen silent, those that wait beside it have, too: each would cost another call the same wait. */
export function closeIdleOnSilence(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))
  pool.on('release', (error, client) => {
    // Told as a failure of theirs, the pool forgets them before it answers anyone else, and says no goodbye, which would wait for ever.
    if (isSilence(error)) for (const each of idle) each.connection.emit('error', new Error('A connection beside this one fell silent.'))
    else if (!error) idle.add(client)
  })
}
