import type { FoundLease } from '@keystead/contract/office/finder/finder.operations.ts'
import { expect, test } from 'vitest'
import { type FinderPlace, finderGroups } from './finder-entries.ts'
import { quickAdds } from './quick-adds.ts'

const adds = quickAdds('Owner', () => true)
const places: FinderPlace[] = [
  { text: 'My Properties', to: '/User/Owners/MyProperties' },
  { text: 'Leads', to: '/User/Leads' },
]
const lease: FoundLease = {
  LeaseId: 'l1',
  AssetId: 'a1',
  Title: 'Brick bungalow',
  Place: '1290 Larimer Street, Denver, CO',
  Tenants: ['Tessa Moor', 'Pia Novak'],
  StartsOn: '2026-11-01',
  EndsOn: null,
  State: 'current',
  Relation: 'manager',
}
const nothing = { Homes: [], People: [], Leases: [] }
const namesOf = (text: string) =>
  finderGroups({ text, found: undefined, adds, places }).map(({ name, entries }) => [name, entries.map((entry) => entry.text)])
const leaseOf = (change: Partial<FoundLease>) =>
  finderGroups({ text: 'bungalow', found: { ...nothing, Leases: [{ ...lease, ...change }] }, adds, places })[0]!.entries[0]!

test('without words there is what can be added, and every screen', () => {
  expect(namesOf('').map(([name]) => name)).toEqual(['Add', 'Go to'])
})

test.each([
  [
    'prop',
    [
      ['Add', ['Add a property', 'Import properties']],
      ['Go to', ['My Properties']],
    ],
  ],
  ['IMPORT prop', [['Add', ['Import properties']]]],
  ['lea', [['Go to', ['Leads']]]],
  ['roperties', []],
])('words are beginnings of words: %s', (text, groups) => {
  expect(namesOf(text)).toEqual(groups)
})

test('homes open where the profile may open them', () => {
  const open = (Relation: FoundLease['Relation']) =>
    finderGroups({
      text: 'x',
      found: { ...nothing, Homes: [{ AssetId: 'a1', Title: 'Loft', Place: 'Denver, CO', Relation }] },
      adds,
      places,
    })[0]!.entries[0]!.to
  expect([open('manager'), open('partner'), open('agent'), open('tenant')]).toEqual([
    '/User/Owners/ViewProperty?id=a1',
    '/User/Owners/ViewProperty?id=a1',
    '/User/Agents/ViewProperty?id=a1',
    '/User/Tenants/ViewProperty?id=a1',
  ])
})

test('homes are named by their address, the units of a building in the order of their numbers', () => {
  const Homes = ['9 Elm Street, Unit 10', '9 Elm Street, Unit 2', '9 Elm Street'].map((street, index) => ({
    AssetId: `a${index}`,
    Title: `Apartment ${index}`,
    Place: `${street}, Denver, CO`,
    Relation: 'manager' as const,
  }))
  const [group] = finderGroups({ text: 'elm', found: { ...nothing, Homes }, adds, places })
  expect(group!.entries.map(({ text, detail }) => [text, detail])).toEqual([
    ['9 Elm Street, Denver, CO', 'Apartment 2'],
    ['9 Elm Street, Unit 2, Denver, CO', 'Apartment 1'],
    ['9 Elm Street, Unit 10, Denver, CO', 'Apartment 0'],
  ])
})

test('a tenant who is only written down goes with the street of their home', () => {
  const People = [
    {
      Kind: 'tenant' as const,
      Name: 'Pia Novak',
      AssetId: 'a1',
      Title: 'Two beds',
      Place: '5 Elm St, Unit 4, Denver, CO',
      Relation: 'manager' as const,
    },
  ]
  const [group] = finderGroups({ text: 'pia', found: { Homes: [], People, Leases: [] }, adds: [], places: [] })
  expect(group?.entries).toMatchObject([{ text: 'Pia Novak', detail: 'Tenant · 5 Elm St, Unit 4' }])
})

test('a lease says its home, its tenants and its days, and opens among the people of the home', () => {
  expect(leaseOf({})).toMatchObject({
    text: '1290 Larimer Street: Tessa Moor, Pia Novak',
    detail: 'Current · Nov 1, 2026 – no end date',
    to: '/User/Owners/ViewProperty?id=a1&tab=people',
  })
  expect(leaseOf({ Relation: 'tenant', Tenants: [] })).toMatchObject({
    text: '1290 Larimer Street',
    to: '/User/Tenants/ViewProperty?id=a1',
  })
})

test('a draft opens in its form', () => {
  expect(leaseOf({ State: 'draft' }).to).toBe('/User/Owners/AssignProperty?id=a1&to=tenants&draft=l1')
  expect(leaseOf({ State: 'draft', Relation: 'agent' }).to).toBe('/User/Agents/AssignTenants?id=a1&draft=l1')
})
