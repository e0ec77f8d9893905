import { invalidMessage } from '@keystead/contract/text/messages.ts'
import {
  ConnectionExists,
  ConnectionNotPossible,
  ConnectionToMember,
  EmailNotConfirmed,
  InvitationOpen,
  InvitationToSelf,
  InvitationTooSoon,
  TooManyAddresses,
  TooManyInvitations,
  TooManyUnknownAddresses,
} from '@keystead/contract/people/connections/connection.operations.ts'
import { DoesAddressStandInLeases } from '@keystead/contract/people/connections/connection.events.ts'
import {
  CONNECTION_STATES,
  INVITATION_DAYS,
  mayConnect,
  MOST_ADDRESSES_A_DAY,
  MOST_UNKNOWN_ADDRESSES_A_DAY,
} from '@keystead/contract/people/connections/connection.values.ts'
import { ProfileNotFound } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { ProfileTypeId } from '@keystead/contract/identity/profiles/profile.values.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { actsForOther } from '../../access/seat.queries.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { moveConnection } from './connection-steps.ts'
import { type ConnectionRow, insertConnection, lockConnectionOfPair, setAddressee } from './connection.queries.ts'
import { deliverInvitation } from './deliver-invitation.ts'
import { type CoolDownOf, type Sender, findAskable, findCoolDown, findHolder, getSender, lockInvitationTo } from './invite.queries.ts'
import { recordConnectionEvent } from './record-event.ts'
import { text as refusal } from './invite-refusal.text.ts'

export type NewInvitation = {
  /** Who asks; the active profile where it is left out. */
  readonly fromProfileId?: string
  /** Someone who was found by name, or else an address, in lower case. */
  readonly profileId?: string | null
  readonly email?: string | null
  /** What they are to the sender. */
  readonly profileTypeId: number
  readonly name?: string | null
  readonly message?: string | null
  /** Of `checkProposal`. */
  readonly proposal?: unknown
  /** Where they live, or are to live, as the email to them says it. */
  readonly home?: string | null
  /** An open invitation of the same sender to the same person is answered as `open`, and not refused. */
  readonly reuseOpen?: boolean
}

/** `they-asked`: their own request was open; whoever calls decides whether to accept it with this. */
export type InvitationSent = { readonly connectionId: string; readonly state: 'sent' | 'open' | 'they-asked' }

const DAY_SECONDS = 86_400
/** Whichever way they are invited, and however often they were before. */
const ADDRESSES_A_DAY = { uses: MOST_ADDRESSES_A_DAY, windowSeconds: DAY_SECONDS, failure: TooManyAddresses }
const UNKNOWN_ADDRESSES_A_DAY = { uses: MOST_UNKNOWN_ADDRESSES_A_DAY, windowSeconds: DAY_SECONDS, failure: TooManyUnknownAddresses }
const PEOPLE_A_DAY = { uses: 50, windowSeconds: DAY_SECONDS, failure: TooManyInvitations }
/** Who takes an invitation back and sends it again rings the same bell once more. */
const SAME_PERSON_A_DAY = { uses: 3, windowSeconds: DAY_SECONDS, failure: TooManyInvitations }

/** Whom an invitation goes to, as far as we know; who it goes to silently is kept from seeing it. */
type Asked = {
  readonly accountId: string | null
  readonly profileId: string | null
  readonly email: string | null
  readonly isSilent: boolean
}

type Answer = { readonly found: InvitationSent } | { readonly asked: Asked }

/**
 * Asks a person, or an address, to connect. What a sender is told of an address never depends on whether it has an account,
 * until both are joined: where an invitation would say so by being refused, it is kept and goes nowhere (decision 0037).
 */
export async function invite(context: CallContext, invitation: NewInvitation): Promise<InvitationSent> {
  const { db, actor } = context
  const { accountId, profileId } = profileActor(actor)
  const sender = await getSender(db, accountId, invitation.fromProfileId ?? profileId)
  const byAddress = invitation.email ?? null
  const answer =
    byAddress === null ? await askPerson(context, sender, invitation) : await askAddress(context, sender, invitation, byAddress)
  if ('found' in answer) return answer.found

  const { asked } = answer
  const who = sha256(asked.email ?? asked.profileId ?? '').toString('base64url')
  await countAgainstQuota(db, `asked-by:${sender.accountId}:${who}`, SAME_PERSON_A_DAY)
  const connection = await insertConnection(db, {
    requester: sender,
    addressee: { ...asked, typeId: invitation.profileTypeId },
    email: asked.email,
    name: asked.email === null ? null : (invitation.name ?? null),
    message: invitation.message ?? null,
    proposal: invitation.proposal ?? null,
    home: invitation.home ?? null,
    days: INVITATION_DAYS,
    isJoined: false,
  })
  // The other side, or this one in another window, has asked at the same moment: now that can be seen.
  if (!connection) return invite(context, invitation)
  await recordConnectionEvent(db, { connectionId: connection.id, kind: 'invited', byProfileId: sender.profileId, detail: {} })
  if (!asked.isSilent) await deliverInvitation(context, connection, sender)
  return { connectionId: connection.id, state: 'sent' }
}

async function askPerson(context: CallContext, sender: Sender, invitation: NewInvitation): Promise<Answer> {
  const { db } = context
  const profileId = invitation.profileId ?? fail(ProfileNotFound)
  const person = (await findAskable(db, sender.profileId, profileId)) ?? fail(ProfileNotFound)
  if (person.account_id === sender.accountId) failAt('ProfileId', InvitationToSelf)
  if (await actsForOther(db, person.account_id, sender.accountId)) failAt('ProfileId', ConnectionToMember)
  if (person.profile_type_id !== invitation.profileTypeId) failField('ProfileTypeId', invalidMessage(refusal.profileType))
  checkTypes(sender, invitation, 'ProfileId')

  const open = await openOfPair(context, sender, profileId)
  if (open) {
    if (open.state === CONNECTION_STATES.Joined) failAt('ProfileId', ConnectionExists)
    if (open.requester_profile_id !== sender.profileId) return { found: { connectionId: open.id, state: 'they-asked' } }
    if (open.invite_email === null) return openAlready(open, invitation, 'ProfileId')
    // That it is under way by an address would tell whose that is: this one takes its place, and that one goes nowhere.
    await setAddressee(db, open, { accountId: null, profileId: null })
  }
  await checkCoolDown(context, sender, { knownProfileId: profileId }, 'ProfileId')
  await countAgainstQuota(db, `people-invited-by:${sender.accountId}`, PEOPLE_A_DAY)
  return { asked: { accountId: person.account_id, profileId, email: null, isSilent: false } }
}

async function askAddress(context: CallContext, sender: Sender, invitation: NewInvitation, email: string): Promise<Answer> {
  const { db } = context
  if (!sender.isConfirmed) failAt('Email', EmailNotConfirmed)
  if (email === sender.email) failAt('Email', InvitationToSelf)
  checkTypes(sender, invitation, 'Email')

  const sent = await expiredIsOver(context, await lockInvitationTo(db, sender.profileId, email, invitation.profileTypeId))
  if (sent) return openAlready(sent, invitation, 'Email')
  const holder = await findHolder(db, email, invitation.profileTypeId)
  const open = holder?.profileId ? await openOfPair(context, sender, holder.profileId) : null
  if (open?.state === CONNECTION_STATES.Joined) failAt('Email', ConnectionExists)
  if (open && open.requester_profile_id !== sender.profileId) return { found: { connectionId: open.id, state: 'they-asked' } }

  await checkCoolDown(context, sender, { email }, 'Email')
  await countAddress(context, sender, email)
  // They were asked by name already, or have said no to that: a second way to them must not tell whose address this is.
  const isSilent =
    open !== null || (!!holder?.profileId && (await findCoolDown(db, sender.profileId, { profileId: holder.profileId })) !== null)
  return { asked: { accountId: null, profileId: null, ...(isSilent ? {} : holder), email, isSilent } }
}

/** An email to an address, the first of an invitation or one that says it again. */
export async function countAddress(context: CallContext, { accountId }: Pick<Sender, 'accountId'>, email: string): Promise<void> {
  const { db, services } = context
  const isKnown = (await services.events.ask(context, DoesAddressStandInLeases, { accountId, email })).includes(true)
  if (!isKnown) await countAgainstQuota(db, `unknown-addresses-invited-by:${accountId}`, UNKNOWN_ADDRESSES_A_DAY)
  await countAgainstQuota(db, `addresses-invited-by:${accountId}`, ADDRESSES_A_DAY)
}

function failAt(field: string, definition: ErrorDefinition): never {
  fail(definition, { [field]: definition.message })
}

function checkTypes(sender: Sender, { profileTypeId }: NewInvitation, field: string): void {
  if (!mayConnect(sender.typeId as ProfileTypeId, profileTypeId as ProfileTypeId)) failAt(field, ConnectionNotPossible)
}

function openAlready(open: ConnectionRow, { reuseOpen }: NewInvitation, field: string): Answer {
  return reuseOpen ? { found: { connectionId: open.id, state: 'open' } } : failAt(field, InvitationOpen)
}

async function openOfPair(context: CallContext, sender: Sender, profileId: string): Promise<ConnectionRow | null> {
  return expiredIsOver(context, await lockConnectionOfPair(context.db, sender.profileId, profileId))
}

/** An invitation whose time has passed is in nobody's way until the job comes round. */
async function expiredIsOver(context: CallContext, open: ConnectionRow | null): Promise<ConnectionRow | null> {
  if (!open?.is_over) return open
  await moveConnection(context, open, 'expire', { byProfileId: null })
  return null
}

async function checkCoolDown({ db }: CallContext, sender: Sender, asked: CoolDownOf, field: string): Promise<void> {
  const endsAt = await findCoolDown(db, sender.profileId, asked)
  if (endsAt === null) return
  // Said in one zone of the country: where the reader is, no one knows here.
  const day = formatDayOf(endsAt.toISOString(), 'America/New_York')
  fail(InvitationTooSoon, { [field]: refusal.declinedLately({ day }) })
}
