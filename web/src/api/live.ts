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
} from './live-stream.ts'
import { refreshCalls, refreshShown } from './query.ts'

const STREAM = '/live'
const REST_AFTER_MS = 5 * 60_000
/** A stream that begins with its page finds answers that have only just come, and does not ask for all of them twice. */
const JUST_LOADED_MS = 3_000

/**
 * Keeps what is on the screen true while it is looked at: the server says which answers are old, and they are asked for again.
 * `name` is the same in all tabs of one session and profile, of which one holds the stream; `alwaysAnew` are queries that are asked
 * again once it is open, however fresh they are. Returns how to stop.
 */
export function startLive(client: QueryClient, name: string, alwaysAnew: readonly string[] = []): () => void {
  if (!('EventSource' in window)) return () => {}
  let isFirst = true
  const news = gatherNews((latest) => {
    if (latest.kind === 'changed') refreshCalls(client, latest.calls)
    else refreshShown(client, isFirst ? JUST_LOADED_MS : 0)
    if (isFirst) refreshCalls(client, alwaysAnew)
    isFirst = false
  })
  const tabs = tabsOf(`live ${name}`)
  const stop = tabs
    ? whileAttended(attention, REST_AFTER_MS, () => shareStream(open, tabs, news.hear), news.hear)
    : // On its own each tab takes one of the few connections that a browser has for a server, so only while it is seen.
      whileAttended(attention, 0, () => keepStream(open, news.hear), news.hear)
  return () => {
    stop()
    news.stop()
  }
}

const open: OpenSource = () => new EventSource(STREAM)

/** Null where a browser has no means for it. */
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
