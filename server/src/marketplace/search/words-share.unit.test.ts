import { describe, expect, test } from 'vitest'
import { shareOfQuery, withoutPhrases } from './words-share.ts'

const SHARES = { porch: 0.3, garden: 0.2, "o'hara": 0.1 }

describe('how many homes a query finds at most', () => {
  test.each([
    ['a common word', `'porch'`, 0.3],
    ['a word that is rare', `'orchid'`, 0],
    ['words together: the rarest', `'porch' & 'garden'`, 0.2],
    ['a phrase', `'porch' <-> 'garden'`, 0.2],
    ['one word or the other', `'porch' | 'garden'`, 0.5],
    ['a common word or a rare one', `'porch' | 'orchid'`, 0.3],
    ['a common word without a rare one', `'porch' & !'orchid'`, 0.3],
    ['a rare word without a common one', `'orchid' & !'porch'`, 0],
    ['only what is left out', `!'orchid'`, 1],
    ['a phrase that is left out', `'porch' & !( 'orchid' <-> 'house' )`, 0.3],
    ['a word that is wanted and left out', `'porch' & !'porch'`, 0],
    ['a word with an apostrophe', `'o''hara'`, 0.1],
  ])('%s', (_what, query, share) => {
    expect(shareOfQuery(query, SHARES)).toBeCloseTo(share, 10)
  })
})

test('a phrase without its order', () => {
  expect(withoutPhrases(`'a' <-> 'b' <2> 'c' | !( 'd' <-> 'e' )`)).toBe(`'a' & 'b' & 'c' | !( 'd' & 'e' )`)
})
