import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { actingAs, seeingEverything } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import {
  type ConnectionRow,
  asJoined,
  connectionPath,
  findCoolDown,
  findDefaultProfile,
  findHolder,
  lockConnectionOfPair,
  lockUnattached,
  setAddressee,
  wishToConnect,
} from '../connections/connection.public.ts'
import { mergeInto } from './take-over.ts'

type ConfirmedAccount = {
  readonly accountId: string
  readonly email: string
  /** One that is being answered. */
  readonly except?: string
}

/** An address has proved to be an account's: invitations that wait for it are the account's to answer now. */
export async function attachInvitations(moving: EventContext, { accountId, email, except }: ConfirmedAccount): Promise<void> {
  const { db } = moving
  const waiting = await seeingEverything(db, 'what was sent to an address is found by it', () => lockUnattached(db, email, accountId))
  for (const invitation of waiting) {
    if (invitation.id === except) continue
    await actingAs(db, invitation.requester_account_id, () => attach(moving, invitation, { accountId, email }))
  }
}

async function attach(
  moving: EventContext,
  invitation: ConnectionRow,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const { db } = moving
  const holder = await findHolder(db, email, invitation.addressee_type_id)
  const profileId = holder?.profileId ?? null
  const pair = profileId === null ? null : await lockConnectionOfPair(db, invitation.requester_profile_id, profileId)
  if (pair?.state === CONNECTION_STATES.Joined) return mergeInto(moving, asJoined(pair), invitation)
  // One of them has asked by name: what waits here is taken over when they join.
  if (pair) return
  // Nor does one that was sent to whoever has just said no to the same person.
  if (profileId !== null && (await findCoolDown(db, invitation.requester_profile_id, { profileId }))) return
  await setAddressee(db, invitation, { accountId, profileId })
  const notifiedProfileId = profileId ?? (await findDefaultProfile(db, accountId))
  if (notifiedProfileId === null) return
  await notify(moving, {
    event: 'connection.invited',
    once: `connection.invited:${invitation.id}:${invitation.sent_count}`,
    profileIds: [notifiedProfileId],
    said: wishToConnect(invitation),
    actorProfileId: invitation.requester_profile_id,
    path: connectionPath(invitation.id),
    changes: ['connection', 'lease', 'share'],
    // The email with its link was there first.
    emailedSeparately: true,
  })
}
