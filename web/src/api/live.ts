import type { Resource } from '@keystead/contract/rpc/resources.ts'
import type { QueryClient } from '@tanstack/react-query'
import {
  type Attention,
  gatherNews,
  keepStream,
  type LiveNews,
  type OpenSource,
  shareStream,
  type Tabs,
  whileAttended,
  withoutOwn,
} from './live-stream.ts'
import { isOwnCommand } from './own-commands.ts'
import { knowsSince, refreshShown, refreshWhatReads } from './query.ts'

const STREAM = '/live?as=resources'
const REST_AFTER_MS = 5 * 60_000

type LiveOptions = {
  /** The same in all tabs of one session and profile, of which one holds the stream. */
  readonly name: string
  /**
   * When the server sent the page: it begins with what has become old since, so that not everything is asked twice. Who signed in on the
   * page was told nothing before that.
   */
  readonly servedAt: number | null
  /** What reads these is asked again once the stream is open, however fresh it is. */
  readonly alwaysAnew: readonly Resource[]
}

/**
 * Keeps what is on the screen true while it is looked at: the server says what has changed, and what reads it is asked for again.
 * Returns how to stop.
 */
export function startLive(client: QueryClient, { name, servedAt, alwaysAnew }: LiveOptions): () => void {
  if (!('EventSource' in window)) return () => {}
  let isFirst = true
  const news = gatherNews((latest) => {
    if (latest.kind === 'changed') refreshWhatReads(client, latest.changes)
    else refreshShown(client)
    if (isFirst) refreshWhatReads(client, alwaysAnew)
    isFirst = false
  })
  const hear = withoutOwn(isOwnCommand, news.hear)
  const open: OpenSource = () => {
    const since = knowsSince(client) ?? servedAt
    return new EventSource(since === null ? STREAM : `${STREAM}&since=${since}`)
  }
  const tabs = tabsOf(`live resources ${name}`)
  const stop = tabs
    ? whileAttended(attention, REST_AFTER_MS, () => shareStream(open, tabs, hear), hear)
    : // On its own each tab takes one of the few connections that a browser has for a server, so only while it is seen.
      whileAttended(attention, 0, () => keepStream(open, hear), hear)
  return () => {
    stop()
    news.stop()
  }
}

/** Tabs of an older version, which say it otherwise, have another name. Null where a browser has no means for it. */
function tabsOf(name: string): Tabs | null {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return null
  return {
    async lead(work, signal) {
      await navigator.locks.request(name, { signal }, work)
    },
    join(hear) {
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => hear(data))
      return { send: (news) => channel.postMessage(news), leave: () => channel.close() }
    },
  }
}

const attention: Attention = {
  isHidden: () => document.visibilityState === 'hidden',
  watch(listener) {
    const changed = () => listener(false)
    const left = () => listener(true)
    document.addEventListener('visibilitychange', changed)
    // A page that the browser keeps for the way back holds no stream.
    window.addEventListener('pagehide', left)
    window.addEventListener('pageshow', changed)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      window.removeEventListener('pagehide', left)
      window.removeEventListener('pageshow', changed)
    }
  },
}
