import type { GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import { languageOf, profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { writerFor } from '../../text/said.ts'
import { connectionsOf } from './connection.access.ts'
import { countEvents, listEvents } from './connection-lists.queries.ts'
import { text } from './connection-event.text.ts'
import { presentEvent, presentOtherSide } from './connection.present.ts'

export const getUserConnectionsHistory: Handler<typeof GetUserConnectionsHistory> = async (context, input) => {
  const { db, actor, services } = context
  const scope = connectionsOf(profileActor(actor))
  const which = { connectionId: input.ConnectionId, profileTypeId: input.ProfileTypeId }
  const rows = await listEvents(db, scope, { ...which, ...rowsOf(input) })
  const count = await countEvents(db, scope, which, MOST_COUNTED)
  const language = languageOf(context)
  const t = services.languages.inLanguage(text, language)
  // Days of leases have no hour, so that no zone moves them.
  const write = writerFor({ languages: services.languages, language, timeZone: 'UTC' })
  return pageWith(
    rows.map((row) => ({ ...presentEvent(row, t, write), With: presentOtherSide(row) })),
    input,
    count,
  )
}
