import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export type ProcessLimits = {
  readonly signal: AbortSignal
  readonly longestMs: number
  /** How long it may go on after it was asked to end. */
  readonly graceMs: number
}

export type ProcessEnd = {
  readonly code: number | null
  readonly killedBy: NodeJS.Signals | null
  readonly tookTooLong: boolean
}

/** Waits for the end of a child. When it is stopped or takes too long it is asked to end, and then made to. */
export async function endOfProcess(child: ChildProcess, { signal, longestMs, graceMs }: ProcessLimits): Promise<ProcessEnd> {
  const tooLong = AbortSignal.timeout(longestMs)
  let lastWord: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    lastWord ??= setTimeout(() => child.kill('SIGKILL'), graceMs)
  }
  const ended = AbortSignal.any([signal, tooLong])
  if (ended.aborted) stop()
  ended.addEventListener('abort', stop)
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    return { code, killedBy, tookTooLong: tooLong.aborted }
  } finally {
    ended.removeEventListener('abort', stop)
    clearTimeout(lastWord)
  }
}

/** Of the output of a process the end is kept: there it says what went wrong. */
const KEPT_CHARACTERS = 4_000
const KEPT_LINES = 20

/** Listens to what a child writes, and answers its last lines. */
export function lastLinesOf(child: ChildProcess): () => string[] {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-KEPT_CHARACTERS)))
  }
  return () => output.trimEnd().split('\n').slice(-KEPT_LINES)
}
