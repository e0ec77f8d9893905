/*
 * Queries of a page that its person leaves by ending the session. What the server would say to them is that no one is signed in, which would
 * look like a session that ended by itself.
 */

/** A sign-out that takes long, and then a slow home page. */
const LONGEST_LEAVING_MS = 15_000

let held: { readonly end: Promise<void>; readonly send: () => void } | null = null
const onTheirWay = new Set<AbortController>()

/**
 * From now on no query is sent, and those on their way are given up, to be sent once more where the page stays after all: the browser asks
 * before what was typed is lost.
 */
export function holdQueries(): void {
  sendHeldQueries()
  let send = () => {}
  const end = new Promise<void>((resolve) => {
    send = resolve
  })
  const timer = setTimeout(sendHeldQueries, LONGEST_LEAVING_MS)
  held = {
    end,
    send() {
      clearTimeout(timer)
      send()
    },
  }
  for (const query of onTheirWay) query.abort()
}

export function sendHeldQueries(): void {
  held?.send()
  held = null
}

/** Sends a query as soon as none is held. */
export async function unlessHeld<Answer>(signal: AbortSignal | undefined, send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    if (held) {
      await held.end
      continue
    }
    signal?.throwIfAborted()
    const way = new AbortController()
    onTheirWay.add(way)
    try {
      return await send(signal ? AbortSignal.any([signal, way.signal]) : way.signal)
    } catch (error) {
      if (!way.signal.aborted || signal?.aborted) throw error
    } finally {
      onTheirWay.delete(way)
    }
  }
}
