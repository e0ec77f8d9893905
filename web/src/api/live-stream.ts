import type { Resource } from '@keystead/contract/rpc/resources.ts'

/*
 * News from the server, as one stream for each browser: what goes on between tabs, and when the stream rests. Everything of the
 * browser comes in from outside; `live.ts` brings it.
 */

/** `sync`: something may have been missed. `changed`: these are no longer as they were, `by` the command with this transaction id. */
export type LiveNews = { readonly kind: 'sync' } | { readonly kind: 'changed'; readonly changes: readonly Resource[]; readonly by?: string }
export type Hear = (news: LiveNews) => void
type Stop = () => void

/** What is needed of an `EventSource`. It connects again by itself, unless the answer was a refusal: then it is closed. */
export type LiveSource = {
  readonly readyState: number
  addEventListener(event: string, listener: (event: { data?: unknown }) => void): void
  close(): void
}
export type OpenSource = () => LiveSource

const CLOSED = 2
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
/** The server says every twenty seconds that it is there. */
export const LONGEST_SILENCE_MS = 65_000

/**
 * Keeps a stream open. What the server refuses is asked again, less and less often; a connection that died without a word is
 * given up and made again.
 */
export function keepStream(open: OpenSource, hear: Hear): Stop {
  let source: LiveSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  let hasHeard = false

  function connect(): void {
    clearTimeout(timer)
    source?.close()
    const opened = open()
    source = opened
    const heard = (news: LiveNews | null) => {
      refusals = 0
      hasHeard = true
      if (news) hear(news)
    }
    opened.addEventListener('sync', () => heard({ kind: 'sync' }))
    opened.addEventListener('changed', ({ data }) => heard(changesIn(data)))
    // From a server that says so, silence means that no one is there.
    opened.addEventListener('beat', () => {
      clearTimeout(timer)
      timer = setTimeout(connect, LONGEST_SILENCE_MS)
    })
    opened.addEventListener('error', () => {
      if (opened === source && opened.readyState === CLOSED) waitAndConnect()
    })
  }

  function waitAndConnect(): void {
    clearTimeout(timer)
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** refusals, LONGEST_PAUSE_MS)
    refusals += 1
    // Many browsers are refused in the same moment; they should not all come back in the same one.
    timer = setTimeout(connect, pauseMs * (0.5 + Math.random() / 2))
    // The session may have ended: the next question says so, and the page leaves.
    if (hasHeard) hear({ kind: 'sync' })
    hasHeard = false
  }

  connect()
  return () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
}

function changesIn(data: unknown): LiveNews | null {
  if (typeof data !== 'string') return null
  try {
    const { changes, by } = JSON.parse(data) as { changes?: unknown; by?: unknown }
    // A server of before says which queries are old: all that is shown may be.
    if (!Array.isArray(changes)) return { kind: 'sync' }
    return {
      kind: 'changed',
      changes: changes.filter((change): change is Resource => typeof change === 'string'),
      ...(typeof by === 'string' && { by }),
    }
  } catch {
    return null
  }
}

/** What tabs of one session and profile have in common. */
export type Tabs = {
  /** Runs the work in one tab at a time; in the next one as soon as the last has ended or is gone. */
  lead(work: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** Hears what the others say; `send` says something to them. */
  join(hear: Hear): { send: Hear; leave: Stop }
}

/** One tab holds the stream and passes on what it hears. */
export function shareStream(open: OpenSource, tabs: Tabs, hear: Hear): Stop {
  const leaving = new AbortController()
  const { send, leave } = tabs.join(hear)

  async function lead(): Promise<void> {
    if (leaving.signal.aborted) return
    const stop = keepStream(open, (news) => {
      hear(news)
      send(news)
    })
    await new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve(), { once: true }))
    stop()
  }

  // Whoever leaves before their turn has come is no failure.
  tabs.lead(lead, leaving.signal).catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error
  })
  return () => {
    leaving.abort()
    leave()
  }
}

/** Leaves out what this page did itself, and has read again since; other pages of the same browser hear it. */
export function withoutOwn(isOwn: (transactionId: string) => boolean, hear: Hear): Hear {
  return (news) => {
    if (news.kind === 'sync' || news.by === undefined || !isOwn(news.by)) hear(news)
  }
}

/** Whether the page is looked at. */
export type Attention = {
  isHidden(): boolean
  /** Calls back when that may have changed, and with `left` when the page is put away altogether. */
  watch(listener: (left: boolean) => void): Stop
}

/**
 * Runs something while the page is looked at, and for a while after. What was missed in the meantime is made good: whoever comes
 * back reads again.
 */
export function whileAttended({ isHidden, watch }: Attention, restAfterMs: number, start: () => Stop, hear: Hear): Stop {
  let stop: Stop | null = isHidden() ? null : start()
  let timer: ReturnType<typeof setTimeout> | undefined

  function rest(): void {
    clearTimeout(timer)
    stop?.()
    stop = null
  }

  const stopWatching = watch((left) => {
    clearTimeout(timer)
    if (left) rest()
    else if (isHidden()) timer = setTimeout(rest, restAfterMs)
    else if (!stop) {
      stop = start()
      hear({ kind: 'sync' })
    }
  })
  return () => {
    stopWatching()
    rest()
  }
}

const GATHER_MS = 100
const SHORTEST_PAUSE_MS = 1_000

/** What a moment brings at once is handed on as one: all that changed, or that everything is worth reading again. */
export function gatherNews(apply: (news: LiveNews) => void): { hear: Hear; stop: Stop } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { changes: Set<Resource>; sync: boolean } | null = null

  function handOn(): void {
    timer = undefined
    if (!waiting) return
    const { changes, sync } = waiting
    waiting = null
    // What comes meanwhile waits for its end.
    timer = setTimeout(handOn, SHORTEST_PAUSE_MS)
    apply(sync ? { kind: 'sync' } : { kind: 'changed', changes: [...changes] })
  }

  return {
    hear(news) {
      waiting ??= { changes: new Set(), sync: false }
      if (news.kind === 'sync') waiting.sync = true
      else for (const change of news.changes) waiting.changes.add(change)
      timer ??= setTimeout(handOn, GATHER_MS)
    },
    stop() {
      clearTimeout(timer)
      waiting = null
    },
  }
}
