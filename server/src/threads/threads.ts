import { Worker } from 'node:worker_threads'

/*
 * Work on what strangers bring (their files, above all) is done in threads, so that it never holds up the calls of others,
 * and ends where it takes too long or too much memory. A piece of work is a session: a module of its own is opened in a
 * thread. A thread answers one question after the other, whichever session asks, and the clock of a question starts with its turn.
 * Threads start when they are wanted and end when no one wants them.
 */

/** What a thread offers for one piece of work. Arguments and answers are copied. */
export type ThreadMethods = Readonly<Record<string, (argument: never) => unknown>>

export type ThreadSession<Methods extends ThreadMethods> = {
  ask<Name extends keyof Methods & string>(name: Name, ...argument: Parameters<Methods[Name]>): Promise<Awaited<ReturnType<Methods[Name]>>>
  close(): void
}

export type Threads = {
  /** `module` exports `open`, which makes the methods of a session. */
  open<Methods extends ThreadMethods>(module: URL): ThreadSession<Methods>
  close(): Promise<void>
}

/** The work took more time or memory than it may. */
export class ThreadOverrun extends Error {}
/** The thread ended for another reason than this work: worth another try. */
export class ThreadLost extends Error {}

export type ThreadsOptions = { size?: number; answerWithinMs?: number; memoryMb?: number; idleMs?: number }

const MAIN = new URL('./thread-main.ts', import.meta.url)

export type Question = {
  readonly id: number
  readonly session: number
  readonly module: string
  readonly name: string
  readonly argument: unknown
}
export type Answer = { readonly id: number; readonly hasBegun?: boolean; readonly value?: unknown; readonly error?: Error }

type Asked = { readonly answered: (value: unknown) => void; readonly failed: (error: Error) => void; timer: NodeJS.Timeout | null }
type Thread = {
  readonly worker: Worker
  readonly asked: Map<number, Asked>
  sessions: number
  idle: NodeJS.Timeout | null
  hasEnded: boolean
}

export function openThreads({ size = 2, answerWithinMs = 20_000, memoryMb = 512, idleMs = 300_000 }: ThreadsOptions = {}): Threads {
  const threads = new Set<Thread>()
  let lastId = 0

  function start(): Thread {
    const worker = new Worker(MAIN, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const thread: Thread = { worker, asked: new Map(), sessions: 0, idle: null, hasEnded: false }
    threads.add(thread)
    worker.unref()
    worker.on('message', ({ id, hasBegun, value, error }: Answer) => {
      const asked = thread.asked.get(id)
      if (!asked) return
      if (hasBegun) {
        // Only now: starting a thread, and waiting for others in it, is not this work's doing.
        asked.timer = setTimeout(() => tooLate(thread, id), answerWithinMs)
        return
      }
      settle(thread, id)
      if (error) asked.failed(error)
      else asked.answered(value)
    })
    worker.on('error', (error: Error & { code?: string }) => {
      // Whose work filled the memory cannot be told where several were at it.
      const isKnown = error.code === 'ERR_WORKER_OUT_OF_MEMORY' && thread.asked.size === 1
      end(thread, isKnown ? () => new ThreadOverrun('too much memory') : () => new ThreadLost(error.message))
    })
    worker.on('exit', () => end(thread, () => new ThreadLost('the thread ended')))
    return thread
  }

  function settle(thread: Thread, id: number): void {
    clearTimeout(thread.asked.get(id)?.timer ?? undefined)
    thread.asked.delete(id)
    if (thread.asked.size === 0) thread.worker.unref()
  }

  function tooLate(thread: Thread, id: number): void {
    end(thread, (other) => (other === id ? new ThreadOverrun('too much time') : new ThreadLost('a neighbor took too much time')))
  }

  function end(thread: Thread, why: (id: number) => Error): void {
    thread.hasEnded = true
    threads.delete(thread)
    if (thread.idle) clearTimeout(thread.idle)
    for (const [id, { failed }] of thread.asked) {
      settle(thread, id)
      failed(why(id))
    }
    void thread.worker.terminate()
  }

  /** The one with the fewest sessions; a new one while there may be more. */
  function leastBusy(): Thread {
    const free = [...threads].sort((one, other) => one.sessions - other.sessions)[0]
    return free && (free.sessions === 0 || threads.size >= size) ? free : start()
  }

  return {
    open<Methods extends ThreadMethods>(module: URL): ThreadSession<Methods> {
      const thread = leastBusy()
      const session = (lastId += 1)
      let isOpen = true
      thread.sessions += 1
      if (thread.idle) clearTimeout(thread.idle)
      const post = (question: Question) => thread.worker.postMessage(question)
      return {
        ask(name, ...[argument]) {
          if (thread.hasEnded) return Promise.reject(new ThreadLost('the thread has ended'))
          const id = (lastId += 1)
          return new Promise((answered, failed) => {
            thread.asked.set(id, { answered: answered as (value: unknown) => void, failed, timer: null })
            thread.worker.ref()
            post({ id, session, module: module.href, name, argument })
          })
        },
        close() {
          if (!isOpen) return
          isOpen = false
          thread.sessions -= 1
          if (thread.hasEnded) return
          post({ id: 0, session, module: module.href, name: 'close', argument: undefined })
          if (thread.sessions === 0) thread.idle = setTimeout(() => end(thread, () => new ThreadLost('idle')), idleMs).unref()
        },
      }
    },
    async close() {
      await Promise.all(
        [...threads].map((thread) => {
          end(thread, () => new ThreadLost('stopping'))
          return thread.worker.terminate()
        }),
      )
    },
  }
}
