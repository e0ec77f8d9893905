import type { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { connectionsOf } from './connection.access.ts'
import { findSeenConnection, listConnections, type SeenConnection } from './connection-lists.queries.ts'
import { presentOtherSide } from './connection.present.ts'
import { findJoined } from './connection.queries.ts'

const MOST_TO_CHOOSE_FROM = 20

export const getDdlJoinedUserConnections: Handler<typeof GetDdlJoinedUserConnections> = async ({ db, actor }, input) => {
  const caller = profileActor(actor)
  const filter = { stateId: CONNECTION_STATES.Joined, profileTypeId: input.ProfileTypeId, directionId: null, text: input.Text }
  const rows =
    input.ProfileId === null
      ? await listConnections(db, connectionsOf(caller), filter, { order: 'name', limit: MOST_TO_CHOOSE_FROM, offset: 0 })
      : await findChosen(db, caller, { profileId: input.ProfileId, profileTypeId: input.ProfileTypeId })
  return {
    Items: rows.flatMap((row) => {
      const { ProfileId, Name, ProfileTypeId, ProfileType, AccountType, PicPath } = presentOtherSide(row)
      if (ProfileId === null) return []
      return { Id: ProfileId, Text: Name, ProfileTypeId, ProfileType, AccountType: AccountType ?? '', PicPath, ConnectionId: row.id }
    }),
  }
}

type Chosen = { readonly profileId: string; readonly profileTypeId: number | null }

async function findChosen(db: Db, caller: ProfileActor, { profileId, profileTypeId }: Chosen): Promise<SeenConnection[]> {
  const connectionId = (await findJoined(db, caller.profileId, [profileId])).get(profileId)
  const connection = connectionId === undefined ? null : await findSeenConnection(db, connectionsOf(caller), connectionId)
  return connection && (profileTypeId === null || connection.other_type_id === profileTypeId) ? [connection] : []
}
