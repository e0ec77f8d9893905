import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

test('three at once, the others in their order, and a failure leaves its place', async () => {
  const places = createPlaces(3)
  const begun: number[] = []
  const ends: { done: () => void; fail: (error: Error) => void }[] = []
  const works = Array.from({ length: 6 }, (_one, index) =>
    places.take(() => {
      begun.push(index)
      return new Promise<number>((resolve, reject) => ends.push({ done: () => resolve(index), fail: reject }))
    }),
  )
  const settled = Promise.allSettled(works)
  const afterwards = () => new Promise((resolve) => setTimeout(resolve, 0))
  await afterwards()
  expect(begun).toEqual([0, 1, 2])
  ends[1]?.done()
  ends[0]?.fail(new Error('no connection'))
  await afterwards()
  expect(begun).toEqual([0, 1, 2, 3, 4])
  for (let index = 2; index < 6; index += 1) {
    ends[index]?.done()
    await afterwards()
  }
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual([false, true, true, true, true, true])
})
