import type { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { connectionsOf } from './connection.access.ts'
import { countEvents, listEvents } from './connection-lists.queries.ts'
import { presentEvent, presentOtherSide } from './connection.present.ts'

export const getUserConnectionsHistory: Handler<typeof GetUserConnectionsHistory> = async ({ db, actor }, input) => {
  const scope = connectionsOf(profileActor(actor))
  const which = { connectionId: input.ConnectionId, profileTypeId: input.ProfileTypeId }
  const rows = await listEvents(db, scope, { ...which, ...rowsOf(input) })
  const count = await countEvents(db, scope, which, MOST_COUNTED)
  return pageWith(
    rows.map((row) => ({ ...presentEvent(row), With: presentOtherSide(row) })),
    input,
    count,
  )
}
