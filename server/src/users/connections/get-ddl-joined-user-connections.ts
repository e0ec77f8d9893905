import type { GetDdlJoinedUserConnections } from '@keystead/contract/users/connections/connection.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/users/connections/connection.values.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { connectionsOf } from './connection.access.ts'
import { listConnections } from './connection-lists.queries.ts'
import { presentOtherSide } from './connection.present.ts'

const MOST_TO_CHOOSE_FROM = 20

export const getDdlJoinedUserConnections: Handler<typeof GetDdlJoinedUserConnections> = async ({ db, actor }, input) => {
  const filter = { stateId: CONNECTION_STATES.Joined, profileTypeId: input.ProfileTypeId, directionId: null, text: input.Text }
  const rows = await listConnections(db, connectionsOf(profileActor(actor)), filter, {
    order: 'name',
    limit: MOST_TO_CHOOSE_FROM,
    offset: 0,
  })
  return {
    Items: rows.flatMap((row) => {
      const { ProfileId, Name, ProfileTypeId, ProfileType, AccountType, PicPath } = presentOtherSide(row)
      if (ProfileId === null) return []
      return { Id: ProfileId, Text: Name, ProfileTypeId, ProfileType, AccountType: AccountType ?? '', PicPath, ConnectionId: row.id }
    }),
  }
}
