import type { Resource } from '@keystead/contract/rpc/resources.ts'

/*
 * An open event stream, as a browser reads it.
 */

export type LiveEvent = { readonly event: string; readonly data: unknown }

export type LiveClient = {
  readonly headers: Headers
  /** All events so far. */
  readonly heard: readonly LiveEvent[]
  /** The first event from here on that fits; waits for it. Events before it are passed over. */
  next(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>
  /** When the server has ended the stream. */
  readonly ended: Promise<void>
  close(): void
}

const LONGEST_WAIT_MS = 10_000

/** Opens `/live` with a cookie, as a page of today. Fails where the server refuses. */
export async function openLive(
  url: string,
  cookie: string,
  headers: Record<string, string> = {},
  search = '?as=resources',
): Promise<LiveClient> {
  const stop = new AbortController()
  const response = await fetch(`${url}/live${search}`, { headers: { cookie, ...headers }, signal: stop.signal })
  if (response.status !== 200 || !response.body) throw new Error(`the stream was refused with ${response.status}`)

  const heard: LiveEvent[] = []
  const waiting = new Set<() => void>()
  let passed = 0
  const ended = read(response.body, (event) => {
    heard.push(event)
    for (const look of waiting) look()
  })
  return {
    headers: response.headers,
    heard,
    ended,
    next: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const at = heard.findIndex((event, index) => index >= passed && fits(event))
          const found = heard[at]
          if (!found) return
          passed = at + 1
          clearTimeout(tooLong)
          waiting.delete(look)
          resolve(found)
        }
        const tooLong = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no such event came; heard: ${JSON.stringify(heard)}`))
        }, LONGEST_WAIT_MS)
        waiting.add(look)
        look()
      }),
    close: () => stop.abort(),
  }
}

async function read(body: ReadableStream<Uint8Array>, hear: (event: LiveEvent) => void): Promise<void> {
  let text = ''
  try {
    for await (const piece of body.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)) {
      text += piece
      for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
        const event = parsed(text.slice(0, at))
        text = text.slice(at + 2)
        if (event) hear(event)
      }
    }
  } catch {
    // Broken off: by the server, or by whoever reads.
  }
}

function parsed(block: string): LiveEvent | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const [event, data] = [field('event'), field('data')]
  return event === undefined || data === undefined ? null : { event, data: JSON.parse(data) }
}

export const isSync = ({ event }: LiveEvent): boolean => event === 'sync'
export const isBeat = ({ event }: LiveEvent): boolean => event === 'beat'

/** A change of this resource. */
export function changes(resource: Resource): (event: LiveEvent) => boolean {
  return ({ event, data }) => event === 'changed' && (data as { changes: readonly string[] }).changes.includes(resource)
}
