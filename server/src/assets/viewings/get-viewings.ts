import type { GetViewings } from '@keystead/contract/assets/viewings/viewing.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { viewingRequestsOf, viewingsOf } from './viewing.access.ts'
import { presentViewing } from './viewing.present.ts'
import { countUnanswered, countViewings, listViewings } from './viewing.queries.ts'

const MOST_COUNTED = 1_000
const MOST_UNANSWERED = 100

export const getViewings: Handler<typeof GetViewings> = async ({ db, actor }, input) => {
  const caller = profileActor(actor)
  const scope = input.Side === 'lister' ? viewingsOf(caller) : viewingRequestsOf(caller)
  const rows = await listViewings(db, input.Side, scope, {
    list: input.List,
    limit: input.PageSize,
    offset: input.PageIndex * input.PageSize,
  })
  const count = await countViewings(db, input.Side, scope, input.List, MOST_COUNTED)
  return {
    Items: rows.map((row) => presentViewing(row, input.Side)),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
    Unanswered: await countUnanswered(db, input.Side, scope, MOST_UNANSWERED),
  }
}
