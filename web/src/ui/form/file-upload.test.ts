import { expect, test } from 'vitest'
import { begun, failedWith, fileToSend, isOnItsWay, sentSoFar } from './file-upload.ts'

test('a file goes through the numbered states of the specification', () => {
  const file = fileToSend(new File(['x'], 'a.png'))
  const ways = [file, { ...file, ...begun }, { ...file, ...sentSoFar(0.5) }, { ...file, ...sentSoFar(1) }]
  expect(ways.map(({ state, progress }) => [state, progress])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0.5],
    [2, null],
  ])
  expect(ways.every(isOnItsWay)).toBe(true)
  const failed = { ...file, ...failedWith(new Error('away')) }
  expect([failed.state, isOnItsWay(failed)]).toEqual([4, false])
})
