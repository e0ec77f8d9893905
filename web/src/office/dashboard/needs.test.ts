import type { ApplicationCard } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { EnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { describe, expect, test } from 'vitest'
import { confirmedTour } from '../../marketplace/tours/tour.fixture.ts'
import { countedText } from './counted-text.ts'
import {
  agentNeeds,
  agreementNeeds,
  applicationNeeds,
  expiredNeeds,
  leadNeeds,
  leaseNeeds,
  listingNeeds,
  newestNeeds,
  proposalNeeds,
  tenantNeeds,
} from './needs.ts'
import { text as words } from './needs.text.ts'

const inquiry = (EnquiryId: string, SentAt: string): EnquiryDetails => ({
  EnquiryId,
  Name: 'Nora Field',
  Email: 'nora@example.com',
  Phone: null,
  Message: 'Is it still free?',
  SentAt,
  IsRead: false,
  IsArchived: false,
  AssetId: null,
  AssetTitle: null,
})
const home = (facts: Partial<ManagedAssetCard>) =>
  ({ AssetId: 'a', Occupancy: null, ExpiresAt: null, UnlistedAt: null, ...facts }) as ManagedAssetCard
const assigned = { Current: 7, Upcoming: 0, Past: 3, Listed: 2, ReadyToList: 0, NotReady: 5 }

test('those that began to wait last come first, five of them', () => {
  const days = ['03', '07', '01', '05', '02', '06', '04'].map((day) => inquiry(day, `2026-11-${day}T10:00:00.000Z`))
  const lease = leaseNeeds([home({ AssetId: 'l', Occupancy: { Status: 'ending', Day: '2027-01-05' } })])
  const all = [
    ...tenantNeeds({ ...assigned, Upcoming: 1 }),
    ...leadNeeds(days.map((Message) => ({ Kind: 'message', Waits: true, Message }))),
    ...lease,
  ]
  expect(newestNeeds(all).map(({ key }) => key)).toEqual(['07', '06', 'lease l', '05', '04'])
  expect(newestNeeds(all.slice(0, 2)).map(({ key }) => key)).toEqual(['03', 'upcoming'])
})

test('a tour waits for those who list the home as a lead, and for who asked when another time was proposed', () => {
  const asked = { ...confirmedTour, State: 'Pending' as const }
  expect(leadNeeds([{ Kind: 'tour', Waits: true, Tour: asked }])).toMatchObject([{ kind: 'tour', side: 'lister', since: asked.CreatedAt }])
  expect(proposalNeeds([asked])).toEqual([])
  expect(proposalNeeds([{ ...asked, WaitsFor: 'visitor' }])).toMatchObject([{ kind: 'tour', side: 'visitor', key: asked.ViewingId }])
})

test('agreements wait since they were sent', () => {
  const agreement = { AgreementId: 'a1', At: '2026-11-28T10:00:00.000Z' } as AgreementCard
  expect(agreementNeeds([agreement])).toEqual([{ kind: 'agreement', key: 'a1', since: agreement.At, agreement }])
})

test('applications wait since they were sent', () => {
  const application = { ApplicationId: 'b1', At: '2026-11-28T10:00:00.000Z' } as ApplicationCard
  expect(applicationNeeds([application])).toEqual([{ kind: 'application', key: 'b1', since: application.At, application }])
})

describe('homes wait', () => {
  test('from the day on which a lease or a listing counts as ending', () => {
    const [lease] = leaseNeeds([
      home({ Occupancy: { Status: 'notice', Day: '2027-01-30' } }),
      home({ Occupancy: { Status: 'occupied', Day: null } }),
    ])
    expect(lease).toMatchObject({ kind: 'lease', since: '2026-12-01' })
    const [listing, none] = listingNeeds([home({ ExpiresAt: '2026-12-15T06:59:59.000Z' }), home({})])
    expect(listing).toMatchObject({ kind: 'listing', since: '2026-12-01' })
    expect(none).toBeUndefined()
    expect(expiredNeeds([home({ UnlistedAt: '2026-11-20T07:00:00.000Z' })])).toMatchObject([
      { kind: 'expired', since: '2026-11-20T07:00:00.000Z' },
    ])
  })
})

describe('agents and tenants', () => {
  test('are told of what begins', () => {
    expect(agentNeeds(assigned)).toEqual([])
    expect(agentNeeds({ ...assigned, Upcoming: 1 })).toMatchObject([{ title: 'An assignment starts soon' }])
    expect(agentNeeds({ ...assigned, Upcoming: 1_204 })).toMatchObject([{ title: '1,204 assignments start soon' }])
    expect(tenantNeeds({ ...assigned, Upcoming: 2 })).toMatchObject([{ detail: '2 leases haven’t started yet.' }])
  })
})

test.each<[Parameters<typeof countedText>[0], string]>([
  [1, '1 tour'],
  [1_204, '1,204 tours'],
  [{ TotalCount: 1_000, TotalIsCapped: true }, '1,000+ tours'],
  [{ TotalCount: 1, TotalIsCapped: false }, '1 tour'],
])('%o reads %s', (counted, text) => expect(countedText(counted, words.lists.tours)).toBe(text))
