import { fileURLToPath } from 'node:url'
import { endOfProcess, lastLinesOf } from './end-of-process.ts'
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

/**
 * Does work that takes much memory in a process that ends with it, so that none of it stays in this one. When it is stopped or
 * takes too long it is asked to end, and then made to. What it failed with stands in the error; that it was stopped is none.
 */
export async function runInOwnProcess({ module, input, signal, longestMs, graceMs = GRACE_MS }: Work): Promise<void> {
  if (signal.aborted) return
  const child = spawnTied(process.execPath, [fileURLToPath(module)], { lastSignal: 'SIGTERM', stdio: ['pipe', 'pipe', 'pipe'] })
  const lastLines = lastLinesOf(child)
  // It may have ended before it has read what it is given; then its end says why.
  child.stdin!.on('error', () => {}).end(JSON.stringify(input))

  const { code, killedBy, tookTooLong } = await endOfProcess(child, { signal, longestMs, graceMs })
  if (code === 0 || signal.aborted) return
  const how = tookTooLong ? `took longer than ${longestMs / 1_000} s` : `ended with ${killedBy ?? `code ${code}`}`
  throw new Error([`${fileURLToPath(module)} ${how}`, ...lastLines()].join('\n'))
}
