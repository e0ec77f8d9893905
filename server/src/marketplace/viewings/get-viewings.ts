import type { GetViewings } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { listedViewingsOf, viewingRequestsOf } from './viewing.access.ts'
import { presentViewing } from './viewing.present.ts'
import { countUnanswered, countViewings, listViewings } from './viewing.queries.ts'

const MOST_COUNTED = 1_000
const MOST_UNANSWERED = 100

export const getViewings: Handler<typeof GetViewings> = async ({ db, actor }, input) => {
  const caller = profileActor(actor)
  const { reader, scope } =
    input.Side === 'lister' ? listedViewingsOf(caller) : ({ reader: 'visitor', scope: viewingRequestsOf(caller) } as const)
  const rows = await listViewings(db, reader, scope, {
    list: input.List,
    limit: input.PageSize,
    offset: input.PageIndex * input.PageSize,
  })
  const count = await countViewings(db, reader, scope, input.List, MOST_COUNTED)
  return {
    Items: rows.map((row) => presentViewing(row, scope)),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
    Unanswered: await countUnanswered(db, reader, scope, MOST_UNANSWERED),
  }
}
