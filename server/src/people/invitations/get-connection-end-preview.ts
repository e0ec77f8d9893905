import { ConnectionNotFound } from '@keystead/contract/people/connections/connection.operations.ts'
import type { GetConnectionEndPreview } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { assignmentsToEnd } from '../../leasing/assignments/assignment.public.ts'
import { sharesToEnd } from '../../properties/owners/owner.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { checkStep, connectionsOf, findConnection, sideOf } from '../connections/connection.public.ts'

const STAYS = ['The history of this connection stays readable for both of you.', 'So do bills, receipts and signed papers between you.']

export const getConnectionEndPreview: Handler<typeof GetConnectionEndPreview> = async ({ db, actor }, input) => {
  const { profileId, ...rest } = profileActor(actor)
  const connection = (await findConnection(db, connectionsOf({ profileId, ...rest }), input.ConnectionId)) ?? fail(ConnectionNotFound)
  checkStep(connection, 'end', sideOf(connection, profileId))
  const assignments = await assignmentsToEnd(db, connection.id)
  const shares = await sharesToEnd(db, connection.id)
  return {
    Ends: [
      ...assignments,
      ...shares.map(({ title, percent }) => ({
        Title: title,
        What: `Access to what you own together (${percent} percent)`,
        IsLease: false,
      })),
    ],
    Keeps: shares.length > 0 ? [...STAYS, 'Who owns how much of a property does not change by this.'] : STAYS,
  }
}
