import type { ChildProcess, SpawnOptions } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ANSWER_FD } from './answer-confined.ts'
import { endOfProcess, lastLinesOf } from './end-of-process.ts'
import { spawnTied } from './tied-process.ts'

/*
 * Bytes of strangers are read in a process that can do nothing but that: it sees none of the settings, no file but our own code, writes
 * none, starts nothing, and reaches no network. It is ended when it takes more time or memory than it may, and only its answer comes back.
 * A thread would not do for what unpacks things: what it takes outside of its heap is memory of the process that serves calls.
 */

type ConfinedWork = {
  /** A module that calls `answerConfined`. */
  readonly module: URL
  /** What is wanted of it, in one word. */
  readonly task: string
  readonly content: Uint8Array
  readonly signal: AbortSignal
  readonly longestMs: number
  /** Of the heap; what is outside of it has a limit of its own. */
  readonly heapMb: number
  /** Of its answer, as JSON. */
  readonly mostAnswerBytes: number
}

/** It took more time or memory, or had more to say, than it may. */
export class ConfinedOverrun extends Error {}
/** It ended without an answer. */
export class ConfinedFailure extends Error {}

const ROOT = new URL('../../../', import.meta.url)
const READABLE = ['package.json', 'node_modules/', 'server/', 'contract/'].map((path) => fileURLToPath(new URL(path, ROOT)))
/** What is taken besides the heap: code, stacks of threads, buffers. */
const OUTSIDE_HEAP_MB = 512
const OVERRUN = /out of memory|allocation failed|allocate memory/i

/** What a confined process answers. Throws the reason of `signal` when it is stopped. */
export async function askConfined<Answer>(work: ConfinedWork): Promise<Answer> {
  const { signal, longestMs, mostAnswerBytes, content } = work
  signal.throwIfAborted()
  const child = spawnConfined(work)
  const lastLines = lastLinesOf(child)
  child.stdin!.on('error', () => {}).end(content)
  const tooMuch = new AbortController()
  const answer = bounded(child.stdio[ANSWER_FD] as Readable, mostAnswerBytes, tooMuch)
  const { code, killedBy, tookTooLong } = await endOfProcess(child, {
    signal: AbortSignal.any([signal, tooMuch.signal]),
    longestMs,
    graceMs: 0,
  })
  signal.throwIfAborted()
  if (tooMuch.signal.aborted) throw new ConfinedOverrun(`more than ${mostAnswerBytes} bytes of answer`)
  if (tookTooLong) throw new ConfinedOverrun(`more than ${longestMs / 1_000} s`)
  const said = await answer
  if (code === 0 && said) return said as Answer
  const lines = lastLines()
  if (killedBy !== null || lines.some((line) => OVERRUN.test(line))) throw new ConfinedOverrun(`too much memory (${killedBy ?? code})`)
  throw new ConfinedFailure([`ended with code ${code}`, ...lines].join('\n'))
}

/** On systems with a shell the memory outside of the heap is limited, too. */
function spawnConfined({ module, task, heapMb }: ConfinedWork): ChildProcess {
  const node = [
    '--permission',
    ...READABLE.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${heapMb}`,
    fileURLToPath(module),
    task,
  ]
  const options: SpawnOptions & { lastSignal: 'SIGTERM' } = { lastSignal: 'SIGTERM', stdio: ['pipe', 'pipe', 'pipe', 'pipe'], env: {} }
  if (process.platform === 'win32') return spawnTied(process.execPath, node, options)
  const limited = `ulimit -c 0; ulimit -d ${(heapMb + OUTSIDE_HEAP_MB) * 1_024} || :; exec "$0" "$@"`
  return spawnTied('/bin/sh', ['-c', limited, process.execPath, ...node], options)
}

/** What it says as JSON; null where that is nothing whole. Reads no more than it may say. */
async function bounded(answer: Readable, mostBytes: number, tooMuch: AbortController): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) {
        tooMuch.abort()
        return null
      }
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
  } catch {
    return null
  }
}
