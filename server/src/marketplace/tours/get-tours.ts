import type { GetViewings } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { listedToursOf, tourRequestsOf } from './tour.access.ts'
import { presentTour } from './tour.present.ts'
import { countUnanswered, countTours, listTours } from './tour.queries.ts'

const MOST_UNANSWERED = 100

export const getTours: Handler<typeof GetViewings> = async ({ db, actor }, input) => {
  const caller = profileActor(actor)
  const { reader, scope } =
    input.Side === 'lister' ? listedToursOf(caller) : ({ reader: 'visitor', scope: tourRequestsOf(caller) } as const)
  const rows = await listTours(db, reader, scope, {
    list: input.List,
    ...rowsOf(input),
  })
  const count = await countTours(db, reader, scope, input.List, MOST_COUNTED)
  return {
    ...pageWith(
      rows.map((row) => presentTour(row, scope)),
      input,
      count,
    ),
    Unanswered: await countUnanswered(db, reader, scope, MOST_UNANSWERED),
  }
}
