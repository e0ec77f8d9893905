import { setTimeout as delay } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

export type Supervisor = { stop(): Promise<void> }

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** A server that ran this long had a fresh reason to die, so the pauses begin again. */
const STEADY_MS = 60_000

/** Starts the server again whenever it dies by itself, sooner at first and ever later if it keeps dying. */
export function supervise(
  first: Postmaster,
  startAgain: (cancelled: AbortSignal) => Promise<Postmaster>,
  log: (line: string) => void,
): Supervisor {
  const stopping = new AbortController()
  let current: Postmaster | null = first
  let pauseMs = 0

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      if (current) {
        const steady = setTimeout(() => (pauseMs = 0), STEADY_MS).unref()
        const how: string = await current.ended
        clearTimeout(steady)
        current = null
        if (stopping.signal.aborted) return
        log(`PostgreSQL stopped unexpectedly (${how}). Starting it again.`)
      }
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pauseMs * 2))
      if (stopping.signal.aborted) return
      current = await startAgain(stopping.signal).catch((error: Error) => {
        if (!stopping.signal.aborted) log(error.message)
        return null
      })
      if (current) log('PostgreSQL is back.')
    }
    // Stopped in the moment between the start and here.
    await current?.stop()
  })()

  return {
    async stop() {
      stopping.abort()
      await current?.stop()
      await watching
    },
  }
}
