import { describe, expect, test } from 'vitest'
import { agentNeeds, type AssetCounts, enquiryNeeds, propertyNeeds, requestNeeds, tenantNeeds, viewingNeeds } from './needs.ts'
import { ownerLists } from './owner-lists.ts'

const none = { Joined: 4, Received: 0, Sent: 2 }
const properties: AssetCounts = {
  All: 5,
  Listed: 5,
  Unlisted: 0,
  NotReady: 0,
  ListedWithoutImage: 0,
  ExpiringSoon: 0,
  Expired: 0,
  Buildings: 0,
  ReadyToList: 0,
  Occupancy: { occupied: 0, notice: 0, ending: 0, upcoming: 0, vacant: 0, 'off-books': 0 },
}
const assigned = { Current: 7, Upcoming: 0, Past: 3, Listed: 2, ReadyToList: 0, NotReady: 5 }

test('what is none needs nobody', () => {
  expect([
    ...requestNeeds({ Owners: none, Agents: none, Tenants: none, ForOtherProfiles: 0 }),
    ...enquiryNeeds({ Unread: 0 }),
    ...viewingNeeds({ Unanswered: 0 }, 'lister'),
    ...propertyNeeds(properties),
    ...agentNeeds(assigned),
    ...tenantNeeds(assigned),
  ]).toEqual([])
})

describe('needs', () => {
  test('requests of all kinds are one number, sent ones are none of it', () => {
    const counts = {
      Owners: { Joined: 9, Received: 1, Sent: 9 },
      Agents: { Joined: 9, Received: 2, Sent: 9 },
      Tenants: { Joined: 9, Received: 4, Sent: 9 },
      ForOtherProfiles: 1,
    }
    expect(requestNeeds(counts).map(({ key, count, to }) => [key, count, to])).toEqual([
      ['requests', 7, '/User/Connections?tab=received'],
      ['other-profiles', 1, '/User/Connections?tab=received'],
    ])
  })

  test('listings that end and those that ran out each lead to their list, and time runs for both', () => {
    expect(propertyNeeds({ ...properties, ExpiringSoon: 2, Expired: 1 })).toMatchObject([
      { count: 2, to: ownerLists.endingSoon, isPressing: true },
      { count: 1, to: ownerLists.expired, isPressing: true },
    ])
  })

  test('a home whose lease ends leads to those like it', () => {
    expect(propertyNeeds({ ...properties, Occupancy: { ...properties.Occupancy, ending: 2, notice: 1 }, ReadyToList: 1 })).toMatchObject([
      { label: 'Leases ending', count: 3, to: ownerLists.leasesEnding, isPressing: true },
    ])
  })

  test('an agent hears of what begins, a tenant of moving in', () => {
    const counts = { ...assigned, Upcoming: 1 }
    expect(agentNeeds(counts).map(({ key, count }) => [key, count])).toEqual([['upcoming', 1]])
    expect(tenantNeeds(counts).map(({ label }) => label)).toEqual(['Moving in'])
  })

  test('every number has a definition', () => {
    const all = [
      ...requestNeeds({ Owners: { ...none, Received: 1 }, Agents: none, Tenants: none, ForOtherProfiles: 1 }),
      ...enquiryNeeds({ Unread: 1 }),
      ...viewingNeeds({ Unanswered: 1 }, 'lister'),
      ...viewingNeeds({ Unanswered: 1 }, 'visitor'),
      ...propertyNeeds({ ...properties, ExpiringSoon: 1, Expired: 1, Occupancy: { ...properties.Occupancy, ending: 1 } }),
    ]
    expect(all).toHaveLength(8)
    for (const { definition } of all) expect(definition).toMatch(/\w.*\.$/)
  })
})
