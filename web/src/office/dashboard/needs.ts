import { LEASE_ENDS_SOON_DAYS } from '@keystead/contract/properties/properties/due-days.ts'
import type { GetUserAssignedCounts } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetUserConnectionCounts } from '@keystead/contract/people/connections/connection.operations.ts'
import { paths } from '../../navigation/paths.ts'
import { ownerLists } from './owner-lists.ts'

export type AssetCounts = OutputOf<typeof GetUserAssetCounts>
type ConnectionCounts = OutputOf<typeof GetUserConnectionCounts>
type AssignedCounts = OutputOf<typeof GetUserAssignedCounts>

/** Something that waits for the person, how much of it, and the list behind the number. */
export type Need = {
  key: string
  label: string
  count: number
  /** What exactly is counted. */
  definition: string
  to: string
  /** Time runs out for it. */
  isPressing?: boolean
}

/** What is none needs nobody. */
const present = (needs: readonly Need[]) => needs.filter(({ count }) => count > 0)

export function requestNeeds({ Owners, Agents, Tenants, ForOtherProfiles }: ConnectionCounts): Need[] {
  return present([
    {
      key: 'requests',
      label: 'Requests to connect',
      count: Owners.Received + Agents.Received + Tenants.Received,
      definition: 'People who asked you to connect and wait for an answer.',
      to: paths.connections({ tab: 'received' }),
    },
    {
      key: 'other-profiles',
      label: 'For another profile',
      count: ForOtherProfiles,
      definition: 'Invitations to a kind of profile that you do not have yet.',
      to: paths.connections({ tab: 'received' }),
    },
  ])
}

export function enquiryNeeds({ Unread }: { Unread: number }): Need[] {
  return present([
    {
      key: 'messages',
      label: 'Messages',
      count: Unread,
      definition: 'Messages from your public page or a listing that you have not read.',
      to: paths.leads({ kind: 'messages', show: 'waiting' }),
    },
  ])
}

/** `side`: whether they are asked to show a home, or have asked to see one. */
export function viewingNeeds({ Unanswered }: { Unanswered: number }, side: 'lister' | 'visitor'): Need[] {
  return present([
    {
      key: 'tours',
      label: 'Tours',
      count: Unanswered,
      definition:
        side === 'lister' ? 'Requests to see a home that wait for your answer.' : 'Another time was proposed, and waits for your answer.',
      to: side === 'lister' ? paths.leads({ kind: 'tours', show: 'waiting' }) : paths.viewings(),
    },
  ])
}

export function propertyNeeds({ Occupancy, ExpiringSoon, Expired }: AssetCounts): Need[] {
  return present([
    {
      key: 'leases',
      label: 'Leases ending',
      count: Occupancy.ending + Occupancy.notice,
      definition: `Homes whose last lease ends within ${LEASE_ENDS_SOON_DAYS} days, or whose tenants have given notice.`,
      to: ownerLists.leasesEnding,
      isPressing: true,
    },
    {
      key: 'ending',
      label: 'Listings ending',
      count: ExpiringSoon,
      definition: 'They leave the market within two weeks unless you renew them.',
      to: ownerLists.endingSoon,
      isPressing: true,
    },
    {
      key: 'expired',
      label: 'Listings ran out',
      count: Expired,
      definition: 'Off the market because nobody renewed them.',
      to: ownerLists.expired,
      isPressing: true,
    },
  ])
}

export function agentNeeds({ Upcoming }: AssignedCounts): Need[] {
  return present([
    {
      key: 'upcoming',
      label: 'Beginning soon',
      count: Upcoming,
      definition: 'Properties that are yours to look after from a day that is still to come.',
      to: paths.assignedProperties({ tab: 'upcoming' }),
    },
  ])
}

export function tenantNeeds({ Upcoming }: AssignedCounts): Need[] {
  return present([
    {
      key: 'upcoming',
      label: 'Moving in',
      count: Upcoming,
      definition: 'Homes whose lease begins on a day that is still to come.',
      to: paths.connectedProperties({ tab: 'upcoming' }),
    },
  ])
}
