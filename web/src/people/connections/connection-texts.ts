import type { ConnectionCard, ConnectedPerson } from '@keystead/contract/people/connections/connection.schemas.ts'
import { connectionStateName, DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './connection-actions.text.ts'

/** Where a connection stands, as its reader sees it. */
export function standingOf({ StatusId, Outcome, Direction }: Pick<ConnectionCard, 'StatusId' | 'Outcome' | 'Direction'>): {
  text: string
  tone: Tone
} {
  switch (connectionStateName(StatusId)) {
    case 'Pending':
      return Direction === DIRECTIONS.Sent ? { text: text.waitsForThem, tone: 'info' } : { text: text.waitsForYou, tone: 'warn' }
    case 'Joined':
      return { text: text.connected, tone: 'good' }
    case 'Rejected':
      return Outcome === 'expired' ? { text: text.expired, tone: 'neutral' } : { text: text.declined, tone: 'neutral' }
    case 'Terminated':
      return Outcome === 'withdrawn' ? { text: text.withdrawn, tone: 'neutral' } : { text: text.ended, tone: 'neutral' }
  }
}

/** `Agent · Bell Realty` */
export function whatText({ ProfileType, CompanyName }: Pick<ConnectedPerson, 'ProfileType' | 'CompanyName'>): string {
  return [ProfileType, CompanyName].filter(Boolean).join(' · ')
}

/** The page that strangers see of someone; null where there is none. */
export function pageOf({ ProfileId, HasPage, ProfileType }: Pick<ConnectedPerson, 'ProfileId' | 'HasPage' | 'ProfileType'>): string | null {
  if (!HasPage || ProfileId === null) return null
  return ProfileType === 'Agent' ? paths.agent(ProfileId) : paths.owner(ProfileId)
}

/** `Nov 22, 3:15 PM`, in the reader's zone unless told another. */
export function momentText(instant: string, timeZone?: string): string {
  return new Date(instant).toLocaleString('en-US', { timeZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
}

/** Why an invitation cannot be sent again now; null when it can. */
export function resendObstacle({ CanResendAt }: Pick<ConnectionCard, 'CanResendAt'>, now: Date, timeZone?: string): string | null {
  if (CanResendAt === null || Date.parse(CanResendAt) <= now.getTime()) return null
  return text.sendAgainFrom({ moment: momentText(CanResendAt, timeZone) })
}

/** `2 properties`; null for none. */
export function assetsText(count: number): string | null {
  if (count === 0) return null
  return text.properties({ count })
}

type Between = { Relation: 'Agent' | 'Tenant' | 'Owner'; ManagedByCaller: boolean }

/** What a property has to do with the two: `Ada Bell is the agent`. */
export function relationText({ Relation, ManagedByCaller }: Between, name: string): string {
  if (Relation === 'Owner') return ManagedByCaller ? text.theyOwnPart({ name }) : text.youOwnPart
  if (Relation === 'Agent') return ManagedByCaller ? text.theyAreAgent({ name }) : text.youAreAgent
  return ManagedByCaller ? text.theyRent({ name }) : text.youRent
}
