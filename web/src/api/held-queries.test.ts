import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdQueries, sendHeldQueries, unlessHeld } from './held-queries.ts'

let sent: number
beforeEach(() => {
  vi.useFakeTimers()
  sent = 0
})
afterEach(() => {
  sendHeldQueries()
  vi.useRealTimers()
})

/** A query that is answered after a second, unless it is given up before. */
function ask(signal?: AbortSignal): Promise<string> {
  return unlessHeld(signal, (way) => {
    sent += 1
    return new Promise((resolve, reject) => {
      way.addEventListener('abort', () => reject(way.reason as Error))
      setTimeout(() => resolve('answer'), 1_000)
    })
  })
}

test('a query is sent at once and answered where none is held', async () => {
  const answer = ask()
  expect(sent).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await answer).toBe('answer')
})

test('while a page is being left none is sent, and where it stays they all go, those on their way once more', async () => {
  const early = ask()
  holdQueries()
  const late = ask()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(sent).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toBe(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all([early, late])).toEqual(['answer', 'answer'])
})

test('who leaves twice holds them for as long as once more', async () => {
  holdQueries()
  const early = ask()
  await vi.advanceTimersByTimeAsync(10_000)
  holdQueries()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(sent).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await early).toBe('answer')
})

test('what has failed, and what who asked gave up, is not sent again', async () => {
  await expect(unlessHeld(undefined, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  const giveUp = new AbortController()
  const answer = ask(giveUp.signal)
  giveUp.abort(new Error('not needed any more'))
  await expect(answer).rejects.toThrow('not needed any more')
  expect(sent).toBe(1)

  holdQueries()
  const later = new AbortController()
  const held = ask(later.signal)
  later.abort(new Error('not needed either'))
  sendHeldQueries()
  await expect(held).rejects.toThrow('not needed either')
  expect(sent).toBe(1)
})
