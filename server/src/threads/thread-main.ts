import { parentPort } from 'node:worker_threads'
import type { Answer, Question, ThreadMethods } from './threads.ts'

/* The other end of `threads.ts`: keeps the sessions of one thread and answers for them. */

const port = parentPort!
const sessions = new Map<number, Promise<ThreadMethods>>()

/** One question after the other, whichever session asks: the time that one takes is not counted as that of its neighbors. */
let turn = Promise.resolve()

port.on('message', (question: Question) => {
  turn = turn.then(() => (question.name === 'close' ? close(question.session) : answer(question)))
})

async function close(session: number): Promise<void> {
  const opened = sessions.get(session)
  sessions.delete(session)
  await opened?.then((methods) => methods.close?.(undefined as never)).catch(() => {})
}

async function answer({ id, session, module, name, argument }: Question): Promise<void> {
  const opened = sessions.get(session) ?? open(module)
  sessions.set(session, opened)
  try {
    const methods = await opened
    port.postMessage({ id, hasBegun: true } satisfies Answer)
    const value = await methods[name]!(argument as never)
    port.postMessage({ id, value } satisfies Answer)
  } catch (error) {
    port.postMessage({ id, error: error as Error } satisfies Answer)
  }
}

async function open(module: string): Promise<ThreadMethods> {
  const { open: opened } = (await import(module)) as { open(): ThreadMethods }
  return opened()
}
