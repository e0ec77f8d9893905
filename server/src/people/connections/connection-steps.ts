import type { NotificationEventKey } from '@keystead/contract/platform/preferences/notification-events.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ConnectionMoved, ConnectionNotFound } from '@keystead/contract/people/connections/connection.operations.ts'
import {
  CONNECTION_STATES,
  CONNECTION_STEPS,
  type ConnectionSide,
  type ConnectionStep,
  connectionCan,
  connectionStateName,
} from '@keystead/contract/people/connections/connection.values.ts'
import type { Db } from '../../database/db.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { Actor, ProfileActor } from '../../rpc/actor.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { type Said, type SaidPerson, say } from '../../text/said.ts'
import { text } from './connection.text.ts'
import { connectionsOf } from './connection.access.ts'
import { type ConnectionRow, type JoinedConnection, lockConnection, setConnectionState } from './connection.queries.ts'
import { cancelInvitationLinks } from './invitation-link.ts'
import { type ConnectionEventKind, recordConnectionEvent } from './record-event.ts'

/** What moving a connection needs, in a call or in a job. */
export type Moving = { readonly db: Db; readonly services: Pick<Services, 'jobs' | 'sealer'>; readonly actor?: Actor }

type FinalStep = Exclude<ConnectionStep, 'resend'>

const KINDS: Readonly<Record<FinalStep, ConnectionEventKind>> = {
  withdraw: 'withdrawn',
  accept: 'accepted',
  decline: 'declined',
  expire: 'expired',
  end: 'ended',
}

export function sideOf(connection: ConnectionRow, profileId: string): 'requester' | 'addressee' {
  return connection.requester_profile_id === profileId ? 'requester' : 'addressee'
}

/** The connection, locked, where this profile may take the step now. */
export async function lockForStep(db: Db, actor: ProfileActor, connectionId: string, step: ConnectionStep): Promise<ConnectionRow> {
  const connection = (await lockConnection(db, connectionsOf(actor), connectionId)) ?? fail(ConnectionNotFound)
  checkStep(connection, step, sideOf(connection, actor.profileId))
  return connection
}

/** An invitation whose time has passed waits for nothing but the job that says so. */
export function checkStep(connection: ConnectionRow, step: ConnectionStep, side: ConnectionSide): void {
  if (!connectionCan(step, side, connectionStateName(connection.state)) || (connection.is_over && step !== 'expire')) fail(ConnectionMoved)
}

/** The database keeps no joined connection without both sides. */
export function asJoined(connection: ConnectionRow): JoinedConnection {
  const { addressee_account_id, addressee_profile_id } = connection
  if (addressee_account_id === null || addressee_profile_id === null) throw new Error(`connection ${connection.id} has one side`)
  return { ...connection, addressee_account_id, addressee_profile_id }
}

type Move = {
  /** Null: the system. */
  readonly byProfileId: string | null
  readonly reason?: string | null
  /** No one is told, such as where they are told of many at once. */
  readonly quietly?: boolean
  /** The connection by which two people are joined already. Whoever has the link of this one is told so. */
  readonly mergedInto?: string
}

/** Takes a step of a connection that was locked and checked: its state, its history, its link, and whoever is to hear of it. */
export async function moveConnection(
  moving: Moving,
  connection: ConnectionRow,
  step: FinalStep,
  { byProfileId, reason = null, quietly = false, mergedInto }: Move,
): Promise<void> {
  const { db } = moving
  const { to, outcome } = CONNECTION_STEPS[step]
  await setConnectionState(db, connection, { state: CONNECTION_STATES[to], outcome, byProfileId, reason })
  const detail = { ...(reason === null ? {} : { reason }), ...(mergedInto === undefined ? {} : { mergedInto }) }
  await recordConnectionEvent(db, { connectionId: connection.id, kind: KINDS[step], byProfileId, detail })
  if (step !== 'end' && connection.invite_email !== null)
    await cancelInvitationLinks(db, connection.id, { keepSent: mergedInto !== undefined })
  if (!quietly) await NEWS[step](moving, connection, byProfileId)
}

type TellOf = (moving: Moving, connection: ConnectionRow, byProfileId: string | null) => Promise<void>

const NEWS: Readonly<Record<FinalStep, TellOf>> = {
  accept: (moving, connection, byProfileId) =>
    notifySide(moving, connection, 'connection.answered', {
      to: connection.requester_profile_id,
      said: say(text, 'accepted'),
      actorProfileId: byProfileId,
    }),

  // Who says no stays as unknown to the sender as before.
  decline: (moving, connection, byProfileId) =>
    notifySide(moving, connection, 'connection.answered', {
      to: connection.requester_profile_id,
      said: say(text, 'declined'),
      ...(connection.invite_email === null
        ? { actorProfileId: byProfileId ?? connection.addressee_profile_id }
        : { actorProfileId: null, actor: invitedPerson(connection) }),
    }),

  expire: async (moving, connection) =>
    notifySide(moving, connection, 'connection.answered', {
      to: connection.requester_profile_id,
      said: say(text, 'expired', { name: { people: [await addresseeOf(moving.db, connection)] } }),
      actorProfileId: null,
    }),

  withdraw: (moving, connection, byProfileId) =>
    notifySide(moving, connection, 'connection.ended', {
      to: connection.addressee_profile_id,
      said: say(text, 'withdrawn'),
      actorProfileId: byProfileId ?? connection.requester_profile_id,
      // Not worth an email: there is nothing to do.
      emailedSeparately: true,
    }),

  end: async (moving, connection, byProfileId) => {
    for (const profileId of [connection.requester_profile_id, connection.addressee_profile_id]) {
      if (profileId === byProfileId) continue
      await notifySide(moving, connection, 'connection.ended', {
        to: profileId,
        said: say(text, 'ended'),
        actorProfileId: byProfileId,
      })
    }
  },
}

type SideNews = {
  to: string | null
  said: Said
  actorProfileId: string | null
  actor?: { name: string; id?: string }
  emailedSeparately?: boolean
}

async function notifySide(
  moving: Moving,
  connection: ConnectionRow,
  event: NotificationEventKey,
  { to, ...news }: SideNews,
): Promise<void> {
  if (to === null) return
  await notify(moving, {
    event,
    once: `${event}:${connection.id}`,
    profileIds: [to],
    path: connectionPath(connection.id),
    changes: ['connection', 'lease', 'share'],
    ...news,
  })
}

export function connectionPath(connectionId: string): string {
  return paths.connection(connectionId)
}

/** Whoever was asked by address goes by what the sender knows of them. */
export function nameForSender({ invite_name, invite_email }: Pick<ConnectionRow, 'invite_name' | 'invite_email'>): string {
  return invite_name ?? invite_email ?? ''
}

/** Who was asked by address, as news for the sender call them: the name is to go when they are forgotten. */
function invitedPerson(connection: ConnectionRow): { name: string; id?: string } {
  const { person_id: id, invite_email } = connection
  return { name: nameForSender(connection), ...(id !== null && invite_email !== null && { id }) }
}

async function addresseeOf(db: Db, connection: ConnectionRow): Promise<SaidPerson> {
  if (connection.invite_email !== null || connection.addressee_profile_id === null) return invitedPerson(connection)
  const cards = await findProfileCards(db, [connection.addressee_profile_id])
  return { name: cards.get(connection.addressee_profile_id)?.Name ?? '' }
}
