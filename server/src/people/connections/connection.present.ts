import { formatDate } from '@keystead/contract/values/dates.ts'
import { leaseEndText } from '@keystead/contract/people/connections/lease-end.ts'
import type { ConnectedPerson, ConnectionCard, ConnectionEvent } from '@keystead/contract/people/connections/connection.schemas.ts'
import { CONNECTION_STATES, connectionStateName, DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { accountTypeName, profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { presentPicture } from '../../identity/profiles/profile.public.ts'
import type { OtherSide, SeenConnection, SeenEvent } from './connection-lists.queries.ts'

export function presentOtherSide(row: OtherSide): ConnectedPerson {
  return {
    ProfileId: row.other_id,
    Name: row.other_name,
    PicPath: presentPicture({ picture_image_id: row.other_picture_id }),
    ProfileTypeId: row.other_type_id,
    ProfileType: profileTypeName(row.other_type_id) ?? '',
    AccountType: row.other_account_type_id === null ? null : accountTypeName(row.other_account_type_id),
    CompanyName: row.other_company,
    HasPage: row.other_has_page,
  }
}

export function presentCard(row: SeenConnection, assetsCount: number): ConnectionCard {
  const isPending = row.state === CONNECTION_STATES.Pending
  return {
    ConnectionId: row.id,
    StatusId: row.state,
    Status: connectionStateName(row.state),
    Direction: row.is_sent ? DIRECTIONS.Sent : DIRECTIONS.Received,
    Outcome: row.outcome,
    With: presentOtherSide(row),
    InvitedEmail: row.is_sent ? row.invite_email : null,
    SentAt: row.last_sent_at.toISOString(),
    ExpiresAt: isPending ? row.expires_at.toISOString() : null,
    CanResendAt: isPending && row.is_sent ? row.can_resend_at.toISOString() : null,
    AnsweredAt: row.answered_at?.toISOString() ?? null,
    EndedAt: row.ended_at?.toISOString() ?? null,
    AssetsCount: assetsCount,
    NeedsProfileTypeId: isPending && !row.is_sent && row.addressee_profile_id === null ? row.addressee_type_id : null,
  }
}

export function presentEvent(row: SeenEvent): ConnectionEvent {
  return {
    EventId: row.id,
    ConnectionId: row.connection_id,
    Kind: row.kind,
    Text: sentenceOf(row),
    // Whoever was asked by address and said no stays unknown, and so does how: as which profile, or by the link of an email.
    ByName: row.by_other || (row.kind === 'declined' && !row.by_reader) ? row.other_name : (row.by_name ?? null),
    At: row.at.toISOString(),
  }
}

const SENTENCES: Readonly<Record<string, (they: string, event: SeenEvent) => string>> = {
  invited: (they, { by_reader: mine }) => (mine ? `You asked ${they} to connect.` : `${they} asked you to connect.`),
  resent: (they, { by_reader: mine }) => (mine ? `You asked ${they} again.` : `${they} asked you again.`),
  withdrawn: (they, { by_reader: mine, by_other: theirs, detail }) =>
    mine
      ? `You took back your invitation to ${they}.`
      : theirs
        ? `${they} took back their invitation.`
        : typeof detail.mergedInto === 'string'
          ? `You and ${they} were connected already, so this invitation was closed.`
          : 'The invitation was closed.',
  accepted: (they, { by_reader: mine, by_other: theirs, detail }) =>
    detail.through === 'lease'
      ? `You and ${they} are connected by a lease.`
      : mine
        ? `You accepted the invitation of ${they}.`
        : theirs
          ? `${they} accepted your invitation.`
          : `You and ${they} are connected.`,
  declined: (they, { by_reader: mine, detail }) =>
    `${mine ? `You declined the invitation of ${they}.` : `${they} declined your invitation.`}${reasonOf(detail)}`,
  expired: (they, { is_sent: sent }) =>
    sent ? `Your invitation to ${they} had no answer in time.` : `The invitation of ${they} had no answer in time.`,
  ended: (they, { by_reader: mine, by_other: theirs, detail }) =>
    `${mine ? `You ended the connection with ${they}.` : theirs ? `${they} ended the connection.` : 'The connection has ended.'}${reasonOf(detail)}`,
  assigned: (they, event) => `${titleOf(event.detail)} was ${givenAs(event.detail)} to ${isTheirs(event) ? they : 'you'}${byThird(event)}.`,
  unassigned: (they, event) =>
    `${titleOf(event.detail)} is no longer ${givenAs(event.detail)} to ${isTheirs(event) ? they : 'you'}.${reasonOf(event.detail)}`,
  'lease-changed': (_they, event) =>
    rentText(event) ??
    `The lease of ${titleOf(event.detail)} was ${leaseEndText(dayOf(event.detail.from), dayOf(event.detail.to))}${byThird(event)}.`,
  'owner-added': (they, event) =>
    `${isTheirs(event) ? they : 'You'} became a co-owner of ${titleOf(event.detail)}${percentOf(event.detail)}.`,
  'owner-removed': (they, event) => `${isTheirs(event) ? `${they} is` : 'You are'} no longer a co-owner of ${titleOf(event.detail)}.`,
}

/** `The rent of Bungalow was set to $1,600.00 monthly from Jan 1, 2027 by Ada Lee.` */
function rentText(event: SeenEvent): string | null {
  const { amount, fromOn } = event.detail
  if (typeof amount !== 'string' || typeof fromOn !== 'string') return null
  return `The rent of ${titleOf(event.detail)} was set to ${amount} from ${formatDate(fromOn)}${byThird(event)}.`
}

function sentenceOf(event: SeenEvent): string {
  return SENTENCES[event.kind]?.(event.other_name, event) ?? ''
}

type Detail = SeenEvent['detail']

function titleOf({ title }: Detail): string {
  return typeof title === 'string' ? title : 'A property'
}

/** Whether it is the other side who has the property by it, and not the reader. */
function isTheirs({ detail, other_id }: SeenEvent): boolean {
  return detail.profileId === other_id
}

function givenAs({ role }: Detail): string {
  return role === 'tenant' ? 'let' : 'assigned'
}

/** An agent moves tenants in for the owner. */
function byThird({ by_reader, by_other, by_name }: SeenEvent): string {
  return by_reader || by_other || by_name === null ? '' : ` by ${by_name}`
}

function reasonOf({ reason }: Detail): string {
  return typeof reason === 'string' ? ` “${reason}”` : ''
}

function dayOf(day: unknown): string | null {
  return typeof day === 'string' ? day : null
}

function percentOf({ percent }: Detail): string {
  return typeof percent === 'number' ? ` with ${percent} percent` : ''
}
