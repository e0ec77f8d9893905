import { describe, expect, test } from 'vitest'
import { equalPercents, percentText, removalTextOf, savedTexts, typedWholeBps, wholeText } from './owner-texts.ts'

test.each([
  [60, '60%'],
  [33.34, '33.34%'],
  [0, '0%'],
  [0.5, '0.5%'],
])('%d reads %s', (percent, text) => expect(percentText(percent)).toBe(text))

test.each([
  [1, [100]],
  [2, [50, 50]],
  [3, [33.34, 33.33, 33.33]],
  [7, [14.29, 14.29, 14.29, 14.29, 14.28, 14.28, 14.28]],
])('%d equal parts make a whole', (count, parts) => {
  expect(equalPercents(count)).toEqual(parts)
  expect(typedWholeBps(parts.map((OwnershipPercent) => ({ OwnershipPercent })))).toBe(10_000)
})

test('what is not a number yet counts as nothing', () => {
  expect(typedWholeBps([{ OwnershipPercent: 40 }, { OwnershipPercent: 'x' }, { OwnershipPercent: null }, {}])).toBe(4_000)
})

test.each([
  [10_000, '100% in total'],
  [9_699, '96.99% in total, 3.01% left to assign'],
  [13_333, '133.33% in total, 33.33% too much'],
  [0, '0% in total, 100% left to assign'],
])('%d hundredths of a percent: %s', (bps, text) => expect(wholeText(bps)).toBe(text))

describe('what is said once owners are saved', () => {
  const me = { OwnerId: 'm', IsManagingOwner: true }
  const iris = { OwnerId: 'i', IsManagingOwner: false }
  const mine = { OwnerId: 'm', Name: null }
  test.each([
    ['a new one', [{ OwnerId: null, IsManagingOwner: true }], [mine, { OwnerId: null, Name: 'Iris' }], ['Owner created successfully.']],
    ['other shares', [me, iris], [mine, { OwnerId: 'i', Name: 'Iris' }], ['Owner updated successfully.']],
    ['one is left out', [me, iris], [mine], ['Owner deleted successfully.']],
    [
      'one for another, invited',
      [me, iris],
      [mine, { OwnerId: null, Name: 'Omar', Invite: true }],
      ['Owner created successfully.', 'Owner deleted successfully.', 'Invitation sent successfully.'],
    ],
  ])('%s', (_what, before, saved, texts) => {
    expect(savedTexts(before, saved)).toEqual(texts)
  })
})

test.each([
  ['accepted', false, 'They can no longer see this property. Earlier shares stay in the history.'],
  ['named', false, 'Earlier shares stay in the history.'],
  [
    'accepted',
    true,
    'This unit goes back to the owners of its building and their shares. Those who have joined can see it. Earlier shares stay in the history.',
  ],
] as const)('the removal of one who is %s, the last one: %s', (Status, isLast, text) =>
  expect(removalTextOf({ Status }, isLast)).toBe(text),
)
