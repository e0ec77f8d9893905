import { endChange } from '@keystead/contract/people/connections/lease-end.ts'
import type { ConnectedPerson, ConnectionCard, ConnectionEvent } from '@keystead/contract/people/connections/connection.schemas.ts'
import { CONNECTION_STATES, connectionStateName, DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { accountTypeName, profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { presentPicture } from '../../identity/profiles/profile.public.ts'
import type { Write } from '../../text/said.ts'
import type { text } from './connection-event.text.ts'
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

/** What has happened is written as its reader reads it. */
export function presentEvent(row: SeenEvent, t: typeof text, write: Write): ConnectionEvent {
  return {
    EventId: row.id,
    ConnectionId: row.connection_id,
    Kind: row.kind,
    Text: SENTENCES[row.kind]?.({ ...row, them: row.other_name }, t, write) ?? '',
    // Someone who was asked by email and said no stays unknown, and so does how: as which profile, or by the link of an email.
    ByName: row.by_other || (row.kind === 'declined' && !row.by_reader) ? row.other_name : (row.by_name ?? null),
    At: row.at.toISOString(),
  }
}

type Event = SeenEvent & { readonly them: string }
type Sentence = (event: Event, t: typeof text, write: Write) => string

const SENTENCES: Readonly<Record<string, Sentence>> = {
  invited: ({ them, by_reader: mine }, t) => (mine ? t.youAsked : t.theyAsked)({ them }),
  resent: ({ them, by_reader: mine }, t) => (mine ? t.youAskedAgain : t.theyAskedAgain)({ them }),
  withdrawn: ({ them, by_reader: mine, by_other: theirs, detail }, t) => {
    if (mine) return t.youWithdrew({ them })
    if (theirs) return t.theyWithdrew({ them })
    return typeof detail.mergedInto === 'string' ? t.connectedAlready({ them }) : t.invitationClosed
  },
  accepted: ({ them, by_reader: mine, by_other: theirs, detail }, t) => {
    if (detail.through === 'lease') return t.connectedByLease({ them })
    if (mine) return t.youAccepted({ them })
    return theirs ? t.theyAccepted({ them }) : t.connected({ them })
  },
  declined: ({ them, by_reader: mine, detail }, t) => withReason((mine ? t.youDeclined : t.theyDeclined)({ them }), detail, t),
  expired: ({ them, is_sent: sent }, t) => (sent ? t.yoursExpired : t.theirsExpired)({ them }),
  ended: ({ them, by_reader: mine, by_other: theirs, detail }, t) =>
    withReason(mine ? t.youEnded({ them }) : theirs ? t.theyEnded({ them }) : t.hasEnded, detail, t),
  assigned: assignedText,
  unassigned: (event, t) => withReason(unassignedText(event, t), event.detail, t),
  'lease-changed': (event, t, write) => rentText(event, t, write) ?? leaseText(event, t, write),
  'owner-added': coOwnerText,
  'owner-removed': (event, t) =>
    isTheirs(event) ? t.theyNoLongerOwn({ them: event.them, home: homeOf(event, t) }) : t.youNoLongerOwn({ home: homeOf(event, t) }),
}

function assignedText(event: Event, t: typeof text): string {
  const { them } = event
  const home = homeOf(event, t)
  const name = thirdOf(event)
  if (event.detail.role === 'tenant') {
    if (isTheirs(event)) return name === null ? t.leasedToThem({ home, them }) : t.leasedToThemBy({ home, them, name })
    return name === null ? t.leasedToYou({ home }) : t.leasedToYouBy({ home, name })
  }
  if (isTheirs(event)) return name === null ? t.assignedToThem({ home, them }) : t.assignedToThemBy({ home, them, name })
  return name === null ? t.assignedToYou({ home }) : t.assignedToYouBy({ home, name })
}

function unassignedText(event: Event, t: typeof text): string {
  const { them } = event
  const home = homeOf(event, t)
  if (event.detail.role === 'tenant') return isTheirs(event) ? t.noLongerLeasedToThem({ home, them }) : t.noLongerLeasedToYou({ home })
  return isTheirs(event) ? t.noLongerAssignedToThem({ home, them }) : t.noLongerAssignedToYou({ home })
}

/** Null where something else of the lease has changed. */
function rentText(event: Event, t: typeof text, write: Write): string | null {
  const { amount, fromOn } = event.detail
  if (typeof amount !== 'string' || typeof fromOn !== 'string') return null
  const values = { home: homeOf(event, t), rent: amount, day: write({ day: fromOn }) }
  const name = thirdOf(event)
  return name === null ? t.rentSet(values) : t.rentSetBy({ ...values, name })
}

function leaseText(event: Event, t: typeof text, write: Write): string {
  const home = homeOf(event, t)
  const name = thirdOf(event)
  const [from, to] = [dayOf(event.detail.from), dayOf(event.detail.to)]
  if (to === null) return name === null ? t.leaseMonthly({ home }) : t.leaseMonthlyBy({ home, name })
  const values = { home, day: write({ day: to }) }
  if (endChange(from, to) === 'extended') return name === null ? t.leaseExtended(values) : t.leaseExtendedBy({ ...values, name })
  return name === null ? t.leaseEndMoved(values) : t.leaseEndMovedBy({ ...values, name })
}

function coOwnerText(event: Event, t: typeof text): string {
  const { them } = event
  const home = homeOf(event, t)
  const percent = typeof event.detail.percent === 'number' ? String(event.detail.percent) : null
  if (isTheirs(event)) return percent === null ? t.theyCoOwn({ home, them }) : t.theyCoOwnPart({ home, them, percent })
  return percent === null ? t.youCoOwn({ home }) : t.youCoOwnPart({ home, percent })
}

function homeOf({ detail: { title } }: Event, t: typeof text): string {
  return typeof title === 'string' ? title : t.aProperty
}

/** Whether it is the other side who has the property by it, and not the reader. */
function isTheirs({ detail, other_id }: SeenEvent): boolean {
  return detail.profileId === other_id
}

/** An agent moves tenants in for the owner. */
function thirdOf({ by_reader, by_other, by_name }: SeenEvent): string | null {
  return by_reader || by_other ? null : by_name
}

function withReason(sentence: string, { reason }: SeenEvent['detail'], t: typeof text): string {
  return typeof reason === 'string' ? t.withReason({ sentence, reason }) : sentence
}

function dayOf(day: unknown): string | null {
  return typeof day === 'string' ? day : null
}
