import { expect, test } from 'vitest'
import { applicationsViewOf, askedFor, countOf, isNarrowed, NOT_NARROWED, searchOfApplications } from './applications-address.ts'

const viewOf = (address: string) => applicationsViewOf(new URLSearchParams(address))
const ID = '0190a000-0000-7000-8000-000000000001'

test('an address says what is shown, and leaves out what is usual', () => {
  const address = { tab: 'over', way: 'received', text: 'Oak', property: ID, mine: 1, page: 2, size: 20 }
  const view = viewOf(new URLSearchParams(Object.entries(address).map(([name, value]) => [name, String(value)])).toString())
  expect(Object.fromEntries(Object.entries(searchOfApplications(view)).filter(([, value]) => value !== null))).toEqual(address)
  expect(askedFor(view)).toEqual({
    Direction: 2,
    States: ['leased', 'declined', 'withdrawn', 'expired', 'closed'],
    AssetId: ID,
    Keyword: 'Oak',
    IsMyTurn: true,
    PageIndex: 1,
    PageSize: 20,
  })
  expect(Object.values(searchOfApplications(viewOf(''))).every((value) => value === null)).toBe(true)
})

test('what an address says wrong counts as not said', () => {
  expect(isNarrowed(viewOf('tab=elsewhere&way=up&property=12&mine=yes'))).toBe(false)
})

test('words that are too long to search for are cut', () => {
  expect(viewOf(`text=${'a'.repeat(500)}`).text).toHaveLength(80)
})

test('each filter narrows, and all of them are taken away at once', () => {
  for (const one of ['tab=out', 'way=sent', 'text=a', `property=${ID}`, 'mine=1']) expect(isNarrowed(viewOf(one)), one).toBe(true)
  expect(isNarrowed({ ...viewOf(`tab=out&way=sent&mine=1&text=a&property=${ID}`), ...NOT_NARROWED })).toBe(false)
})

test('a tab counts the states that it shows', () => {
  const counts = [
    { State: 'draft', Count: 2 },
    { State: 'withdrawn', Count: 3 },
    { State: 'expired', Count: 4 },
  ] as const
  expect([countOf('all', counts), countOf('drafts', counts), countOf('out', counts), countOf('over', counts)]).toEqual([9, 2, 0, 7])
})
