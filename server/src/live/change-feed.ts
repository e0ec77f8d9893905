import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Change, ChangeFeed, ChangedSession, FeedListener, OwnChange } from '../rpc/machinery.ts'
import { CHANGES_CHANNEL, announceOwnChange } from './announce-change.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A connection can be dead without anyone having said so. */
const ASKED_EVERY_MS = 15_000
const LONGEST_ANSWER_MS = 5_000

export function openChangeFeed({ url, log }: { url: string; log: Logger }): ChangeFeed {
  const listeners: FeedListener[] = []
  const closing = new AbortController()
  let running: Promise<void> | null = null

  function mayHaveMissed(): void {
    for (const listener of listeners) listener.mayHaveMissed()
  }

  function hear(payload: string | undefined): void {
    const notice = noticeIn(payload)
    if (notice === 'of an older version') return mayHaveMissed()
    if (!notice) return log.warn({ payload }, 'a notice of a change could not be read')
    for (const listener of listeners) listener.heard(notice)
  }

  async function listenUntilItBreaks(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'keystead live',
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_ANSWER_MS,
      query_timeout: LONGEST_ANSWER_MS,
    })
    const broken = new Promise<never>((_resolve, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('the connection was ended')))
    })
    // It may break while no one waits for it.
    broken.catch(() => {})
    client.on('notification', ({ payload }) => hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANGES_CHANNEL}`)
      onListening()
      await Promise.race([broken, askAgainAndAgain(client)])
    } finally {
      // Saying goodbye to a peer that is gone would take for ever.
      client.end().catch(() => {})
    }
  }

  async function askAgainAndAgain(client: pg.Client): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(ASKED_EVERY_MS, undefined, { signal: closing.signal })
      await client.query('select 1')
    }
  }

  async function keepListening(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!closing.signal.aborted) {
      try {
        await listenUntilItBreaks(() => {
          pauseMs = FIRST_PAUSE_MS
          mayHaveMissed()
        })
      } catch (error) {
        if (closing.signal.aborted) return
        log.warn({ err: error }, 'the connection that hears of changes broke')
      }
      // Processes that lost the same server do not all come back in the same moment.
      await pause(pauseMs * (1 + Math.random()), undefined, { signal: closing.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  return {
    listen(listener) {
      listeners.push(listener)
      running ??= keepListening()
    },
    notifyOwn: announceOwnChange,
    async close() {
      closing.abort()
      await running
    },
  }
}

/** Processes of an older version, which may still run on this database, say which queries are old and not what has changed. */
function noticeIn(payload: string | undefined): Change | OwnChange | ChangedSession | 'of an older version' | null {
  try {
    const notice = JSON.parse(payload ?? '') as Partial<Change & OwnChange & ChangedSession & { calls: unknown }>
    if (typeof notice.session === 'string') return { session: notice.session, profile: notice.profile ?? null }
    const { account, by = null, profiles, changes, calls } = notice
    if (isTexts(calls)) return 'of an older version'
    if (!isTexts(changes)) return null
    if (typeof account === 'string') return { account, by, changes }
    return isTexts(profiles) ? { profiles, changes } : null
  } catch {
    return null
  }
}

function isTexts<Text extends string>(value: unknown): value is readonly Text[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
