import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { watchDiskRoom } from './disk-room.ts'

test('a disk is full for a minute after a write has failed for want of room', async () => {
  const clock = { now: 0 }
  const room = watchDiskRoom(tmpdir(), { monotonicMs: () => clock.now }, 0)
  expect(await room.isFull()).toBe(false)
  room.noteFull()
  clock.now = 59_999
  expect(await room.isFull()).toBe(true)
  clock.now = 60_000
  expect(await room.isFull()).toBe(false)
})

test('and while less is free than the database needs next', async () => {
  const clock = { monotonicMs: () => 0 }
  expect(await watchDiskRoom(tmpdir(), clock, Number.MAX_SAFE_INTEGER).isFull()).toBe(true)
  expect(await watchDiskRoom('/nowhere/at/all', clock, Number.MAX_SAFE_INTEGER).isFull()).toBe(false)
})
