import type { Resource } from '@keystead/contract/rpc/resources.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Attention,
  gatherNews,
  type Hear,
  keepStream,
  type LiveNews,
  type LiveSource,
  LONGEST_SILENCE_MS,
  shareStream,
  type Tabs,
  whileAttended,
} from './live-stream.ts'

const OPEN = 1
const CLOSED = 2
const SYNC: LiveNews = { kind: 'sync' }
const changed = (...changes: Resource[]): LiveNews => ({ kind: 'changed', changes })

/** A stream whose other end is the test. */
class FakeSource implements LiveSource {
  readyState = OPEN
  private readonly listeners = new Map<string, (event: { data?: unknown }) => void>()

  addEventListener(event: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(event, listener)
  }
  close(): void {
    this.readyState = CLOSED
  }
  say(event: string, data?: unknown): void {
    this.listeners.get(event)?.({ data })
  }
  refuse(): void {
    this.readyState = CLOSED
    this.say('error')
  }
}

let sources: FakeSource[]
let heard: LiveNews[]
const hear: Hear = (news) => void heard.push(news)
const open = () => {
  const source = new FakeSource()
  sources.push(source)
  return source
}
const isOpen = (source: FakeSource) => source.readyState === OPEN

beforeEach(() => {
  vi.useFakeTimers()
  sources = []
  heard = []
})
afterEach(() => {
  vi.useRealTimers()
})

describe('keepStream', () => {
  test('hands on what the server says, that all may be old where it says it in an older way, and nothing that is no news', () => {
    keepStream(open, hear)
    sources[0]!.say('sync', '{}')
    sources[0]!.say('changed', '{"changes":["notification"]}')
    sources[0]!.say('changed', '{"changes":["inquiry"],"by":"command"}')
    sources[0]!.say('changed', 'no json')
    sources[0]!.say('changed', '{"calls":["GetLeads"]}')
    expect(heard).toEqual([SYNC, changed('notification'), { kind: 'changed', changes: ['inquiry'], by: 'command' }, SYNC])
  })

  test('leaves a lost connection to the browser, and asks again after a refusal, less and less often', () => {
    keepStream(open, hear)
    sources[0]!.say('error')
    vi.advanceTimersByTime(600_000)
    expect(sources).toHaveLength(1)

    const pausesMs: number[] = []
    for (let refusal = 0; refusal < 8; refusal++) {
      sources.at(-1)!.refuse()
      const count = sources.length
      let pausedMs = 0
      while (sources.length === count) {
        vi.advanceTimersByTime(100)
        pausedMs += 100
      }
      pausesMs.push(pausedMs)
    }
    expect(pausesMs[0]).toBeLessThanOrEqual(2_000)
    expect(pausesMs[3]).toBeGreaterThanOrEqual(8_000)
    expect(pausesMs.at(-1)).toBeGreaterThanOrEqual(30_000)
    expect(pausesMs.at(-1)).toBeLessThanOrEqual(60_000)
  })

  test('a refusal after an open stream is worth a question, since the session may be over; the next ones are not', () => {
    keepStream(open, hear)
    sources[0]!.say('sync')
    heard = []
    sources[0]!.refuse()
    expect(heard).toEqual([SYNC])
    vi.advanceTimersByTime(2_000)
    sources[1]!.refuse()
    expect(heard).toEqual([SYNC])
  })

  test('a server that beats and falls silent is given up', () => {
    keepStream(open, hear)
    vi.advanceTimersByTime(10 * LONGEST_SILENCE_MS)
    expect(sources).toHaveLength(1)
    sources[0]!.say('beat')
    vi.advanceTimersByTime(LONGEST_SILENCE_MS - 1)
    sources[0]!.say('beat')
    vi.advanceTimersByTime(LONGEST_SILENCE_MS - 1)
    expect(sources).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sources.map(isOpen)).toEqual([false, true])
  })

  test('ends for good', () => {
    const stop = keepStream(open, hear)
    sources[0]!.refuse()
    stop()
    vi.advanceTimersByTime(600_000)
    expect(sources.some(isOpen)).toBe(false)
    expect(sources).toHaveLength(1)
  })
})

/** Tabs of one browser: a queue for the lead, as its locks have it, and a room in which all but the speaker hear. */
function browser() {
  const queue: (() => void)[] = []
  let isLed = false
  const room = new Set<Hear>()

  function next(): void {
    const turn = queue.shift()
    isLed = turn !== undefined
    turn?.()
  }

  const newTab = (): Tabs => ({
    async lead(work, signal) {
      if (isLed) {
        await new Promise<void>((resolve, reject) => {
          queue.push(resolve)
          signal.addEventListener('abort', () => {
            if (!queue.includes(resolve)) return
            queue.splice(queue.indexOf(resolve), 1)
            reject(new DOMException('left', 'AbortError'))
          })
        })
      }
      isLed = true
      await work()
      next()
    },
    join(hearHere) {
      room.add(hearHere)
      return {
        send: (news) => {
          for (const other of room) if (other !== hearHere) other(news)
        },
        leave: () => room.delete(hearHere),
      }
    },
  })
  return { newTab }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('shareStream', () => {
  test('one tab holds the stream, and all hear', async () => {
    const { newTab } = browser()
    const news: LiveNews[][] = [[], [], []]
    for (const own of news) shareStream(open, newTab(), (one) => void own.push(one))
    await settled()
    expect(sources).toHaveLength(1)
    sources[0]!.say('sync')
    sources[0]!.say('changed', '{"changes":["notification"]}')
    for (const own of news) expect(own).toEqual([SYNC, changed('notification')])
  })

  test('when it leaves, the next one takes over; who has left hears nothing', async () => {
    const { newTab } = browser()
    const news: LiveNews[][] = [[], [], []]
    const stops = news.map((own) => shareStream(open, newTab(), (one) => void own.push(one)))
    await settled()
    stops[1]!()
    stops[0]!()
    await settled()
    expect(sources.map(isOpen)).toEqual([false, true])
    sources[1]!.say('sync')
    expect(news).toEqual([[], [], [SYNC]])
    stops[2]!()
    await settled()
    expect(sources.some(isOpen)).toBe(false)
  })

  test('who leaves before their turn takes no lead', async () => {
    const { newTab } = browser()
    const stop = shareStream(open, newTab(), hear)
    stop()
    await settled()
    expect(sources.some(isOpen)).toBe(false)
  })
})

describe('whileAttended', () => {
  const REST_AFTER_MS = 300_000
  let hidden: boolean
  let notice: (left: boolean) => void
  let running: number

  const attention: Attention = {
    isHidden: () => hidden,
    watch(listener) {
      notice = listener
      return () => {
        notice = () => {}
      }
    },
  }
  const start = () => {
    running += 1
    return () => {
      running -= 1
    }
  }
  const look = (isSeen: boolean) => {
    hidden = !isSeen
    notice(false)
  }

  beforeEach(() => {
    hidden = false
    running = 0
  })

  test('a short look at another tab changes nothing', () => {
    whileAttended(attention, REST_AFTER_MS, start, hear)
    look(false)
    vi.advanceTimersByTime(REST_AFTER_MS - 1)
    look(true)
    vi.advanceTimersByTime(REST_AFTER_MS)
    expect(running).toBe(1)
    expect(heard).toEqual([])
  })

  test('after a long one it has rested, and reads anew', () => {
    whileAttended(attention, REST_AFTER_MS, start, hear)
    look(false)
    vi.advanceTimersByTime(REST_AFTER_MS)
    expect(running).toBe(0)
    look(true)
    expect(running).toBe(1)
    expect(heard).toEqual([SYNC])
  })

  test('a page that is put away rests at once', () => {
    whileAttended(attention, REST_AFTER_MS, start, hear)
    notice(true)
    expect(running).toBe(0)
    look(true)
    expect(running).toBe(1)
  })

  test('a tab that was opened in the background begins when it is looked at', () => {
    hidden = true
    const stop = whileAttended(attention, REST_AFTER_MS, start, hear)
    expect(running).toBe(0)
    look(true)
    expect(running).toBe(1)
    stop()
    look(false)
    look(true)
    expect(running).toBe(0)
  })
})

describe('gatherNews', () => {
  test('many at once are one, then one a second', () => {
    const news = gatherNews(hear)
    news.hear(changed('asset'))
    news.hear(changed('listing', 'asset'))
    expect(heard).toEqual([])
    vi.advanceTimersByTime(100)
    expect(heard).toEqual([changed('asset', 'listing')])
    news.hear(changed('lease'))
    vi.advanceTimersByTime(500)
    news.hear(changed('share'))
    expect(heard).toHaveLength(1)
    vi.advanceTimersByTime(500)
    expect(heard.slice(1)).toEqual([changed('lease', 'share')])
    vi.advanceTimersByTime(5_000)
    news.hear(changed('tour'))
    vi.advanceTimersByTime(100)
    expect(heard.slice(2)).toEqual([changed('tour')])
  })

  test('what may have been missed covers the rest', () => {
    const news = gatherNews(hear)
    news.hear(changed('asset'))
    news.hear(SYNC)
    vi.advanceTimersByTime(100)
    expect(heard).toEqual([SYNC])
  })

  test('nothing comes after the end', () => {
    const news = gatherNews(hear)
    news.hear(SYNC)
    news.stop()
    vi.advanceTimersByTime(5_000)
    expect(heard).toEqual([])
  })
})
