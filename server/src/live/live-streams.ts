import type { ServerResponse } from 'node:http'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Resource } from '@keystead/contract/rpc/resources.ts'
import type { Logger } from 'pino'
import type { Database } from '../database/pool.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { Sessions } from '../rpc/sessions.ts'
import type { ChangeFeed } from '../rpc/machinery.ts'
import { keepRecentChanges, oneReader } from './recent-changes.ts'

/*
 * Open event streams of this process. Each says what has changed and nothing else: what is new is
 * read by calls, with their access rules. A stream begins with what changed since its page was served, or with `sync` (read
 * all again) where that is not known; nothing is kept for those who were away for longer. A `beat` now and then keeps proxies
 * patient, and tells a browser that the other end is still there.
 */

export type LiveLimits = { readonly mostStreams: number; readonly heartbeatMs: number }
export const LIVE_LIMITS: LiveLimits = { mostStreams: 5_000, heartbeatMs: 20_000 }

/** Browsers share one stream among their tabs; those that can not have one for each. */
const MOST_OF_A_SESSION = 10
/** However often someone signs in, they leave room for others. */
const MOST_OF_AN_ACCOUNT = 50
/** A reader with so much left to read is sent away, and reads again when it is back. */
const MOST_WAITING_BYTES = 65_536
/** Changes that come close to each other are told together. */
const GATHERED_MS = 50
/** After a restart all come back; not all in the same moment. */
const RETRY_MS = { least: 1_000, most: 4_000 }

export type LiveReader = {
  readonly sessionId: string
  /** Of the person. */
  readonly accountId: string
  /** For whom they act: their own account, or a business's. */
  readonly actingAccountId: string
  readonly profileId: string
}
/** What is told together to those who listen as a profile or an account. */
type Gathered = { readonly readerId: string; readonly by: string | null; readonly changes: Set<Resource> }
type Stream = LiveReader & { readonly response: ServerResponse; readonly knowsResources: boolean }

export type LiveStreams = {
  /**
   * Takes over a response and keeps it open. Throws where there are too many. `since`: when the page was served, in milliseconds since
   * 1970. A page of an older version does not know resources and is told to read all that it shows.
   */
  open(reader: LiveReader, response: ServerResponse, page: { since: number | null; knowsResources: boolean }): void
  /** Ends all; whoever comes later is turned away. */
  close(): void
}

type Parts = {
  readonly database: Database
  readonly sessions: Pick<Sessions, 'listReaders'>
  readonly changes: ChangeFeed
  readonly log: Logger
}

export function openLiveStreams({ database, sessions, changes, log }: Parts, { mostStreams, heartbeatMs } = LIVE_LIMITS): LiveStreams {
  const streams = new Set<Stream>()
  /** By profile and by account. */
  const ofReader = new Map<string, Set<Stream>>()
  const ofSession = new Map<string, Set<Stream>>()
  const changed = new Map<string, Gathered>()
  const recent = keepRecentChanges()
  let isListening = false
  let isClosed = false

  function send(stream: Stream, text: string): void {
    if (stream.response.writableLength <= MOST_WAITING_BYTES) return void stream.response.write(text)
    remove(stream)
    stream.response.destroy()
  }

  function end(stream: Stream): void {
    remove(stream)
    stream.response.end()
  }

  function remove(stream: Stream): void {
    streams.delete(stream)
    for (const readerId of heardAs(stream)) takeFrom(ofReader, readerId, stream)
    takeFrom(ofSession, stream.sessionId, stream)
  }

  function note(readerId: string, changes: readonly Resource[], by: string | null = null): void {
    if (!ofReader.has(readerId)) return
    if (changed.size === 0) setTimeout(notifyChanges, GATHERED_MS)
    const key = `${readerId} ${by ?? ''}`
    const noted = changed.get(key) ?? { readerId, by, changes: new Set() }
    for (const change of changes) noted.changes.add(change)
    changed.set(key, noted)
  }

  function notifyChanges(): void {
    const told = [...changed.values()]
    changed.clear()
    for (const { readerId, by, changes } of told) {
      const text = eventText('changed', { changes: [...changes], ...(by !== null && { by }) })
      for (const stream of ofReader.get(readerId) ?? []) send(stream, stream.knowsResources ? text : eventText('sync', {}))
    }
  }

  /** Ends streams whose session has ended, is too old, or belongs to another profile now. */
  async function endThoseWithoutSession(asked: readonly Stream[]): Promise<void> {
    if (asked.length === 0) return
    try {
      const readers = await sessions.listReaders(database.db, [...new Set(asked.map(({ sessionId }) => sessionId))])
      for (const stream of asked) if (streams.has(stream) && readers.get(stream.sessionId) !== stream.profileId) end(stream)
    } catch (error) {
      // They stay until the database can be asked again: calls ask it, too, and are refused meanwhile.
      log.warn({ err: error }, 'the sessions of open streams could not be looked up')
    }
  }

  const heartbeat = setInterval(() => {
    for (const stream of streams) send(stream, eventText('beat', {}))
    void endThoseWithoutSession([...streams])
  }, heartbeatMs)
  heartbeat.unref()

  function listen(): void {
    if (isListening) return
    isListening = true
    changes.listen({
      heard(notice) {
        if ('session' in notice) {
          // Whoever has come back as the new profile already may stay.
          for (const stream of ofSession.get(notice.session) ?? []) if (stream.profileId !== notice.profile) end(stream)
        } else {
          recent.note(notice)
          if ('account' in notice) note(notice.account, notice.changes, notice.by)
          else for (const profileId of notice.profiles) note(profileId, notice.changes)
        }
      },
      mayHaveMissed() {
        recent.begin()
        for (const stream of streams) send(stream, eventText('sync', {}))
        void endThoseWithoutSession([...streams])
      },
    })
  }

  return {
    open(reader, response, { since, knowsResources }) {
      if (isClosed || streams.size >= mostStreams) throw new CallFailure(CallErrors.Unavailable, { retryAfterSeconds: 30 })
      if ((ofSession.get(reader.sessionId)?.size ?? 0) >= MOST_OF_A_SESSION) {
        throw new CallFailure(CallErrors.TooManyRequests, { retryAfterSeconds: 60, note: 'too many streams of one session' })
      }
      if ((ofReader.get(reader.accountId)?.size ?? 0) >= MOST_OF_AN_ACCOUNT) {
        throw new CallFailure(CallErrors.TooManyRequests, { retryAfterSeconds: 60, note: 'too many streams of one account' })
      }
      const stream: Stream = { ...reader, response, knowsResources }
      streams.add(stream)
      for (const readerId of heardAs(reader)) putInto(ofReader, readerId, stream)
      putInto(ofSession, reader.sessionId, stream)
      response.on('close', () => remove(stream))
      response.on('error', () => remove(stream))
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // nginx would gather events into larger pieces.
        'X-Accel-Buffering': 'no',
        // Its end is the end of the connection, so that a server that stops need not wait for it.
        Connection: 'close',
      })
      listen()
      const changes = since === null || !knowsResources ? null : recent.since(reader, since)
      const first = changes ? eventText('changed', { changes }) : eventText('sync', {})
      send(stream, `retry: ${RETRY_MS.least + Math.round(Math.random() * (RETRY_MS.most - RETRY_MS.least))}\n\n${first}`)
      // It may have ended since it was looked up, before there was a stream to end.
      void endThoseWithoutSession([stream])
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      for (const stream of streams) end(stream)
    },
  }
}

/** By what a reader is told: their account, the one for which they act, the profile, and they alone as that profile. */
function heardAs({ accountId, actingAccountId, profileId }: LiveReader): Set<string> {
  return new Set([accountId, actingAccountId, profileId, oneReader({ accountId, profileId })])
}

function eventText(event: 'sync' | 'changed' | 'beat', data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

function putInto(groups: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const group = groups.get(key)
  if (group) group.add(stream)
  else groups.set(key, new Set([stream]))
}

function takeFrom(groups: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const group = groups.get(key)
  group?.delete(stream)
  if (group?.size === 0) groups.delete(key)
}
