import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { EmailNotConfirmed, InvitationTooSoon } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES, type ConnectionStep, INVITATION_DAYS } from '@keystead/contract/people/connections/connection.values.ts'
import {
  InvitationNeedsProfile,
  type UpdateUserConnectionStatus,
} from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { checkPermission } from '../../http/check-access.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import {
  type ConnectionRow,
  countAddress,
  deliverInvitation,
  findHolder,
  getSender,
  lockForStep,
  moveConnection,
  recordConnectionEvent,
  setSentAgain,
} from '../connections/connection.public.ts'
import { connectionDetails } from './connection-details.ts'
import { endConnection } from './end-connection.ts'
import { joinConnection } from './join-connection.ts'
import { text } from './invitation.text.ts'

type Input = ParsedInputOf<typeof UpdateUserConnectionStatus>
type Step = (context: CallContext, actor: ProfileActor, connection: ConnectionRow, input: Input) => Promise<void>

const STEPS: Readonly<Record<number, { readonly step: ConnectionStep; readonly take: Step }>> = {
  [CONNECTION_STATES.Pending]: { step: 'resend', take: sendAgain },
  [CONNECTION_STATES.Joined]: { step: 'accept', take: accept },
  [CONNECTION_STATES.Rejected]: {
    step: 'decline',
    take: (context, { profileId }, connection, { Reason }) =>
      moveConnection(context, connection, 'decline', { byProfileId: profileId, reason: Reason }),
  },
  [CONNECTION_STATES.Terminated]: {
    step: 'end',
    take: (context, { profileId }, connection, { Reason }) =>
      endConnection(context, connection, { byProfileId: profileId, reason: Reason }),
  },
}

export const updateUserConnectionStatus: Handler<typeof UpdateUserConnectionStatus, Scope<'connection'>> = async (context, input) => {
  const actor = profileActor(context.actor)
  const { step, take } = STEPS[input.StatusId]!
  // It takes back assignments, leases and shares as well.
  if (step === 'end') checkPermission(context.actor, 'connections:delete')
  const connection = await lockForStep(context.db, actor, input.ConnectionId, step)
  await take(context, actor, connection, input)
  context.audit(connection.id, { step })
  return connectionDetails(context, connection.id)
}

async function accept(context: CallContext, actor: ProfileActor, connection: ConnectionRow): Promise<void> {
  if (PROFILE_TYPES[actor.profileType] !== connection.addressee_type_id) fail(InvitationNeedsProfile)
  await joinConnection(context, connection, actor)
}

async function sendAgain(context: CallContext, { accountId, profileId }: ProfileActor, connection: ConnectionRow): Promise<void> {
  const { db } = context
  const { resend_in_hours: hours, invite_email: email } = connection
  if (hours > 0) fail(InvitationTooSoon, { StatusId: text.sendAgainIn({ count: hours }) })
  const sender = await getSender(db, accountId, profileId)
  if (email !== null) {
    if (!sender.isConfirmed) fail(EmailNotConfirmed)
    await countAddress(context, sender, email)
  }
  await setSentAgain(db, connection, INVITATION_DAYS)
  await recordConnectionEvent(db, { connectionId: connection.id, kind: 'resent', byProfileId: profileId, detail: {} })
  // One that goes nowhere, since its address would be told by it, still does.
  const isSilent =
    email !== null && connection.addressee_account_id === null && (await findHolder(db, email, connection.addressee_type_id)) !== null
  const sentAgain = { ...connection, sent_count: connection.sent_count + 1 }
  if (!isSilent) await deliverInvitation(context, sentAgain, sender)
}
