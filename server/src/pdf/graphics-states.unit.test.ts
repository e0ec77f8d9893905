import { expect, test } from 'vitest'
import { statesOf } from './graphics-states.ts'

const states = (content: string) => {
  const { opening, closing } = statesOf(Buffer.from(content, 'latin1'))
  return [opening, closing]
}

test.each<[what: string, content: string, expected: [number, number]]>([
  ['nothing', '', [1, 1]],
  ['what is even', 'q 1 0 0 1 5 5 cm q Q Q', [1, 1]],
  ['states that stay open', 'q q 2 0 0 2 0 0 cm', [1, 3]],
  ['states that are taken back too often', 'Q Q 2 0 0 2 0 0 cm', [3, 1]],
  ['both', 'Q q q', [2, 3]],
  ['strings', '(q \\( q (q) q) Tj <71 71> Tj q', [1, 2]],
  ['names, comments and longer words', '/q gs % q q\nqq BX q\rQ', [1, 1]],
  ['marks', '/Span <</MCID 0 /q (q)>> BDC q EMC', [1, 2]],
  ['a picture', 'BI /W 1 /H 1 /BPC 8 ID q q EIq q EI q Q', [1, 1]],
  ['arrays', '[(q)-5(q)]TJ q', [1, 2]],
  ['a string that never ends', '(q q q', [1, 1]],
])('of %s', (_, content, expected) => expect(states(content)).toEqual(expected))

test('of what can not be read, one is expected', () => expect(statesOf(null)).toEqual({ opening: 1, closing: 1 }))

test('of very long content is found in time', () => {
  const began = performance.now()
  for (const text of ['(', '((', 'q ', '<', '/', '%', 'BI ID ', 'E', '\\(']) statesOf(Buffer.alloc(5_000_000, text))
  expect(performance.now() - began).toBeLessThan(10_000)
})
