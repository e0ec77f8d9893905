import type pg from 'pg'

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

/** Whether the answer to a statement never came. Its connection is of no more use: what still comes would answer something else. */
export function isSilence(error: unknown): boolean {
  // The library's own words; it has no code for it.
  return error instanceof Error && error.message === 'Query read timeout'
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
