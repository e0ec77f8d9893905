import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_TOASTS, TOAST_MS, createToastQueue } from './toast-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const queueOnFakeTime = () => createToastQueue(() => Date.now())
const texts = (queue: ReturnType<typeof queueOnFakeTime>) => queue.current().map((toast) => toast.text)

test('a toast goes after five seconds', () => {
  const queue = queueOnFakeTime()
  queue.show('success', 'Saved')
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(texts(queue)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts(queue)).toEqual([])
})

test('the sixth pushes the oldest out', () => {
  const queue = queueOnFakeTime()
  for (let number = 1; number <= MAX_TOASTS + 1; number++) queue.show('info', String(number))
  expect(texts(queue)).toEqual(['2', '3', '4', '5', '6'])
})

test('a pause keeps what is left of the time, also of one that comes meanwhile', () => {
  const queue = queueOnFakeTime()
  queue.show('info', 'early')
  vi.advanceTimersByTime(4000)
  queue.pause('pointer')
  queue.show('info', 'late')
  vi.advanceTimersByTime(60_000)
  expect(texts(queue)).toEqual(['early', 'late'])
  queue.resume('pointer')
  vi.advanceTimersByTime(1000)
  expect(texts(queue)).toEqual(['late'])
  vi.advanceTimersByTime(4000)
  expect(texts(queue)).toEqual([])
})

test('time stands still until no reason is left', () => {
  const queue = queueOnFakeTime()
  queue.show('info', 'read slowly')
  queue.pause('pointer')
  queue.pause('focus')
  queue.resume('pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts(queue)).toEqual(['read slowly'])
  queue.resume('focus')
  vi.advanceTimersByTime(TOAST_MS)
  expect(texts(queue)).toEqual([])
})

test('a closed toast does not close a later one with its timer', () => {
  const queue = queueOnFakeTime()
  queue.close(queue.show('error', 'first'))
  vi.advanceTimersByTime(3000)
  queue.show('error', 'second')
  vi.advanceTimersByTime(2500)
  expect(texts(queue)).toEqual(['second'])
})

test('a toast keeps what can be done about it', () => {
  const queue = queueOnFakeTime()
  const action = { text: 'Undo', onSelect: () => undefined }
  queue.show('success', 'Deleted', action)
  expect(queue.current()).toMatchObject([{ text: 'Deleted', action }])
})
