import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ThreadLost, ThreadOverrun, type Threads, openThreads } from './threads.ts'

type Methods = {
  add(number: number): number
  fail(): never
  wait(ticks: number): Promise<string>
  burn(milliseconds: number): void
  hang(): never
  fill(): never
}

/** They wait until a limit is reached. */
const SLOW = { timeout: 30_000 }

let folder: string
let module: URL
let threads: Threads
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-threads-'))
  const path = join(folder, 'work.mjs')
  await writeFile(
    path,
    `export function open() {
       let sum = 0
       return {
         add: (number) => (sum += number),
         fail() { throw new RangeError('no such number') },
         async wait(ticks) {
           for (let tick = 0; tick < ticks; tick += 1) await new Promise((ticked) => setTimeout(ticked, 5))
           return 'waited'
         },
         burn(milliseconds) { for (const until = Date.now() + milliseconds; Date.now() < until;); },
         hang() { for (;;); },
         fill() { const all = []; for (;;) all.push({ some: Math.random(), more: [1, 2, 3] }) },
       }
     }`,
  )
  module = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => threads.close())

test('sessions keep their own state and are asked in turn', async () => {
  threads = openThreads({ size: 1 })
  const [one, other] = [threads.open<Methods>(module), threads.open<Methods>(module)]
  expect(await Promise.all([one.ask('add', 1), other.ask('add', 10), one.ask('add', 2)])).toEqual([1, 10, 3])
  one.close()
  expect(await other.ask('add', 5)).toBe(15)
})

test('a failure is the failure of its question alone', async () => {
  threads = openThreads({ size: 1 })
  const session = threads.open<Methods>(module)
  await expect(session.ask('fail')).rejects.toThrow('no such number')
  expect(await session.ask('add', 1)).toBe(1)
})

test('what neighbors in the thread take is not counted as the time of a question', SLOW, async () => {
  threads = openThreads({ size: 1, answerWithinMs: 1_000 })
  const innocent = threads.open<Methods>(module)
  const neighbors = Array.from({ length: 12 }, () => threads.open<Methods>(module))
  const waits = innocent.ask('wait', 5)
  const burn = Promise.all(neighbors.map((neighbor) => neighbor.ask('burn', 300)))
  expect(await waits).toBe('waited')
  await burn
})

test('work that hangs is ended, this process goes on meanwhile, and the next work gets a new thread', SLOW, async () => {
  threads = openThreads({ size: 1, answerWithinMs: 3_000 })
  const [hanging, neighbor] = [threads.open<Methods>(module), threads.open<Methods>(module)]
  expect(await neighbor.ask('add', 1)).toBe(1)
  let turns = 0
  const counting = setInterval(() => (turns += 1), 10)
  const hangs = hanging.ask('hang')
  await expect(hangs).rejects.toThrow(ThreadOverrun)
  clearInterval(counting)
  expect(turns).toBeGreaterThan(10)
  await expect(neighbor.ask('add', 1)).rejects.toThrow(ThreadLost)
  expect(await threads.open<Methods>(module).ask('add', 7)).toBe(7)
})

test('work that wants all the memory is ended, and only that', SLOW, async () => {
  threads = openThreads({ size: 1, memoryMb: 32 })
  await expect(threads.open<Methods>(module).ask('fill')).rejects.toThrow(new ThreadOverrun('too much memory'))
  expect(await threads.open<Methods>(module).ask('add', 7)).toBe(7)
})

test('threads that no one wants end by themselves', async () => {
  threads = openThreads({ size: 1, idleMs: 10 })
  const session = threads.open<Methods>(module)
  expect(await session.ask('add', 1)).toBe(1)
  session.close()
  await expect.poll(() => session.ask('add', 1).catch((error: unknown) => error)).toBeInstanceOf(ThreadLost)
})
