import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { spawnTied } from './tied-process.ts'

type Work = {
  /** A module that reads its input with `inputOfOwnProcess`, and ends with a code other than 0 unless it has done everything. */
  readonly module: URL
  readonly input: unknown
  readonly signal: AbortSignal
  readonly longestMs: number
  /** How long it may go on after it was asked to end. */
  readonly graceMs?: number
}

const GRACE_MS = 5_000
/** Of its output, the end is kept: there it says what went wrong. */
const KEPT_CHARACTERS = 4_000
const KEPT_LINES = 20

/**
 * Does work that takes much memory in a process that ends with it, so that none of it stays in this one. When it is stopped or
 * takes too long it is asked to end, and then made to. What it failed with stands in the error; that it was stopped is none.
 */
export async function runInOwnProcess({ module, input, signal, longestMs, graceMs = GRACE_MS }: Work): Promise<void> {
  if (signal.aborted) return
  const child = spawnTied(process.execPath, [fileURLToPath(module)], { lastSignal: 'SIGTERM', stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-KEPT_CHARACTERS)))
  }
  // It may have ended before it has read what it is given; then its end says why.
  child.stdin!.on('error', () => {}).end(JSON.stringify(input))

  const tooLong = AbortSignal.timeout(longestMs)
  let lastWord: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    lastWord ??= setTimeout(() => child.kill('SIGKILL'), graceMs)
  }
  const ended = AbortSignal.any([signal, tooLong])
  ended.addEventListener('abort', stop)
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    if (code === 0 || signal.aborted) return
    const how = tooLong.aborted ? `took longer than ${longestMs / 1_000} s` : `ended with ${killedBy ?? `code ${code}`}`
    throw new Error([`${fileURLToPath(module)} ${how}`, ...output.trimEnd().split('\n').slice(-KEPT_LINES)].join('\n'))
  } finally {
    ended.removeEventListener('abort', stop)
    clearTimeout(lastWord)
  }
}
