import { PlaceOfNamedHome } from '@keystead/contract/people/connections/connection.events.ts'
import { EmailNotConfirmed } from '@keystead/contract/people/connections/connection.operations.ts'
import type { SendInvites } from '@keystead/contract/people/invitations/invitation.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { CallFailure, fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { getSender, type NewInvitation } from '../connections/connection.public.ts'
import { askToConnect } from './ask-to-connect.ts'

type Result = OutputOf<typeof SendInvites>['Results'][number]

export const sendInvites: Handler<typeof SendInvites> = async (context, { Invites, ProfileTypeId, HomeId, Message }) => {
  const { accountId, profileId } = profileActor(context.actor)
  const sender = await getSender(context.db, accountId, profileId)
  if (!sender.isConfirmed) fail(EmailNotConfirmed)
  const home = HomeId === null ? null : await placeOf(context, HomeId)
  const results: Result[] = []
  for (const { Email, Name } of Invites)
    results.push(await inviteAddress(context, { email: Email, name: Name, profileTypeId: ProfileTypeId, message: Message, home }))
  context.audit(profileId, { invited: results.filter(({ Outcome }) => Outcome !== 'refused').length, profileTypeId: ProfileTypeId })
  return { Results: results }
}

async function placeOf(context: CallContext, assetId: string): Promise<string> {
  const [place] = await context.services.events.ask(context, PlaceOfNamedHome, { assetId })
  return place ?? failField('HomeId', invalidMessage('Home'))
}

/** One that can not be invited is in no other one's way. */
async function inviteAddress(context: CallContext, invitation: NewInvitation & { readonly email: string }): Promise<Result> {
  try {
    const { isJoined } = await askToConnect(context, invitation)
    return { Email: invitation.email, Outcome: isJoined ? 'joined' : 'sent', Reason: null }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return { Email: invitation.email, Outcome: 'refused', Reason: Object.values(error.fields ?? {})[0] ?? error.definition.message }
  }
}
