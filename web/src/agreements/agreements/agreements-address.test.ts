import { expect, test } from 'vitest'
import { agreementsViewOf, askedFor, countOf, isNarrowed, NOT_NARROWED, searchOfAgreements } from './agreements-address.ts'

const viewOf = (address: string, canSend = true) => agreementsViewOf(new URLSearchParams(address), canSend)
const ID = '0190a000-0000-7000-8000-000000000001'

test('an address says what is shown, and leaves out what is usual', () => {
  const address = { tab: 'over', way: 'sent', text: 'Oak', property: ID, mine: 1, page: 2 }
  const view = viewOf(new URLSearchParams(Object.entries(address).map(([name, value]) => [name, String(value)])).toString())
  expect(Object.fromEntries(Object.entries(searchOfAgreements(view)).filter(([, value]) => value !== null))).toEqual(address)
  expect(askedFor(view)).toMatchObject({
    Direction: 1,
    States: ['declined', 'voided', 'expired'],
    AssetId: ID,
    Keyword: 'Oak',
    IsMyTurn: true,
    PageIndex: 1,
  })
  expect(Object.values(searchOfAgreements(viewOf(''))).every((value) => value === null)).toBe(true)
})

test('what an address says wrong counts as not said', () => {
  expect(isNarrowed(viewOf('tab=elsewhere&way=up&property=12&mine=yes'))).toBe(false)
})

test('who sends nothing has neither drafts nor what they sent', () => {
  expect(viewOf('tab=drafts&way=sent', false)).toMatchObject({ tab: 'all', way: null })
})

test('each filter narrows, and all of them are taken away at once', () => {
  for (const one of ['tab=out', 'way=received', 'text=a', `property=${ID}`, `lease=${ID}`, `person=${ID}`, `profile=${ID}`, 'mine=1'])
    expect(isNarrowed(viewOf(one)), one).toBe(true)
  expect(isNarrowed({ ...viewOf(`tab=out&way=received&mine=1&lease=${ID}`), ...NOT_NARROWED })).toBe(false)
})

test('a tab counts the states that it shows', () => {
  const counts = [
    { State: 'draft', Count: 2 },
    { State: 'declined', Count: 3 },
    { State: 'expired', Count: 4 },
  ] as const
  expect([countOf('all', counts), countOf('drafts', counts), countOf('out', counts), countOf('over', counts)]).toEqual([9, 2, 0, 7])
})
