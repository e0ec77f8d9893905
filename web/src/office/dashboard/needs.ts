import type { ApplicationCard } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { EnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { TourSide } from '@keystead/contract/marketplace/tours/tour.values.ts'
import type { Lead } from '@keystead/contract/office/leads/lead.operations.ts'
import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { EXPIRING_SOON_DAYS, LEASE_ENDS_SOON_DAYS } from '@keystead/contract/properties/properties/due-days.ts'
import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { text } from './needs.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

type AssignedCounts = OutputOf<typeof GetUserAssignedCounts>

/** Something that waits for the person. `since`: the day or moment from which on it does; what has none comes last. */
export type Need = { key: string; since: string } & (
  | { kind: 'tour'; tour: Tour; side: TourSide }
  | { kind: 'inquiry'; inquiry: EnquiryDetails }
  | { kind: 'request'; connection: ConnectionCard }
  | { kind: 'lease' | 'listing' | 'expired'; property: ManagedAssetCard }
  | { kind: 'agreement'; agreement: AgreementCard }
  | { kind: 'application'; application: ApplicationCard }
  | { kind: 'homes'; title: string; detail: string; to: string }
)

/** So many are shown in place. */
export const MOST_NEEDS = 5

/** Those that have begun to wait last. */
export function newestNeeds(needs: readonly Need[]): Need[] {
  return needs.toSorted((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0)).slice(0, MOST_NEEDS)
}

/** Messages, and requests to see homes, that wait for those who list them. */
export function leadNeeds(leads: readonly Lead[]): Need[] {
  return leads.map((lead) =>
    lead.Kind === 'tour'
      ? { kind: 'tour', key: lead.Tour.ViewingId, since: lead.Tour.CreatedAt, tour: lead.Tour, side: 'lister' }
      : { kind: 'inquiry', key: lead.Message.EnquiryId, since: lead.Message.SentAt, inquiry: lead.Message },
  )
}

/** Other times that were proposed to those who asked to see a home. */
export function proposalNeeds(tours: readonly Tour[]): Need[] {
  return tours
    .filter(({ WaitsFor }) => WaitsFor === 'visitor')
    .map((tour) => ({ kind: 'tour', key: tour.ViewingId, since: tour.CreatedAt, tour, side: 'visitor' }))
}

/** Agreements that wait for the signature, or the approval, of the reader. */
export function agreementNeeds(agreements: readonly AgreementCard[]): Need[] {
  return agreements.map((agreement) => ({ kind: 'agreement', key: agreement.AgreementId, since: agreement.At, agreement }))
}

/** Applications that wait for the form of the reader, or for their decision. */
export function applicationNeeds(applications: readonly ApplicationCard[]): Need[] {
  return applications.map((application) => ({ kind: 'application', key: application.ApplicationId, since: application.At, application }))
}

export function requestNeeds(connections: readonly ConnectionCard[]): Need[] {
  return connections.map((connection) => ({ kind: 'request', key: connection.ConnectionId, since: connection.SentAt, connection }))
}

/** Homes whose last lease ends soon, or whose tenants have given notice. */
export function leaseNeeds(homes: readonly ManagedAssetCard[]): Need[] {
  return homes.flatMap((property): Need[] => {
    const day = property.Occupancy?.Day
    return day ? [{ kind: 'lease', key: `lease ${property.AssetId}`, since: addDays(day, -LEASE_ENDS_SOON_DAYS), property }] : []
  })
}

/** Listings that are about to end. */
export function listingNeeds(properties: readonly ManagedAssetCard[]): Need[] {
  return properties.flatMap((property): Need[] =>
    property.ExpiresAt === null
      ? []
      : [
          {
            kind: 'listing',
            key: `listing ${property.AssetId}`,
            since: addDays(property.ExpiresAt.slice(0, 10), -EXPIRING_SOON_DAYS),
            property,
          },
        ],
  )
}

/** Listings that have ended because they were not renewed. */
export function expiredNeeds(properties: readonly ManagedAssetCard[]): Need[] {
  return properties.map((property) => ({ kind: 'expired', key: `expired ${property.AssetId}`, since: property.UnlistedAt ?? '', property }))
}

export function agentNeeds({ Upcoming }: AssignedCounts): Need[] {
  return someHomes('upcoming', Upcoming, {
    title: text.homesBegin({ count: Upcoming }),
    detail: text.homesBeginNote,
    to: paths.agentProperties({ tab: 'upcoming' }),
  })
}

export function tenantNeeds({ Upcoming }: AssignedCounts): Need[] {
  return someHomes('upcoming', Upcoming, {
    title: text.youMoveIn,
    detail: text.leasesBeginNote({ count: Upcoming }),
    to: paths.connectedProperties({ tab: 'upcoming' }),
  })
}

function someHomes(key: string, count: number, words: { title: string; detail: string; to: string }): Need[] {
  return count === 0 ? [] : [{ kind: 'homes', key, since: '', ...words }]
}
