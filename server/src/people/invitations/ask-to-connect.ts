import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { invite, lockForStep, type NewInvitation } from '../connections/connection.public.ts'
import { joinConnection } from './join-connection.ts'

export type Asked = { readonly connectionId: string; readonly isJoined: boolean }

/** Asks someone to connect. Both want it where their own request is open: asking back is a yes. */
export async function askToConnect(context: CallContext, invitation: NewInvitation): Promise<Asked> {
  const { connectionId, state } = await invite(context, invitation)
  if (state !== 'they-asked') return { connectionId, isJoined: false }
  const actor = profileActor(context.actor)
  const theirs = await lockForStep(context.db, actor, connectionId, 'accept')
  await joinConnection(context, theirs, actor, invitation.proposal ?? null)
  return { connectionId, isJoined: true }
}
