import type { DeclineBusinessMemberInvitation } from '@keystead/contract/people/businesses/member.operations.ts'
import { setSeatAssets } from '../../access/seat.queries.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { withInvitation } from './member-invitation.ts'
import { removeMember } from './member.queries.ts'

export const declineBusinessMemberInvitation: Handler<typeof DeclineBusinessMemberInvitation> = async (context, { Token }) => {
  const { db } = context
  await withInvitation(db, Token, { spend: true }, async ({ business, member }) => {
    await removeMember(db, business.scope, member.id)
    await setSeatAssets(db, member.id, [])
    await noteInHistory(context, business, say(text, 'declined', { name: '' }), member.id)
    context.audit(member.id)
  })
  return { Declined: true }
}
