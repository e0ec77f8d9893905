import { json } from 'node:stream/consumers'

/** What the work of this process is given, and a signal of the wish that it ends. */
export async function inputOfOwnProcess<Input>(): Promise<{ input: Input; signal: AbortSignal }> {
  const stopped = new AbortController()
  process.on('SIGTERM', () => stopped.abort())
  return { input: (await json(process.stdin)) as Input, signal: stopped.signal }
}
