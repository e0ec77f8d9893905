import type { GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import { listSeats } from '../../access/seat.queries.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { presentBusiness } from './business.present.ts'
import { listBusinessesOf } from './business.queries.ts'

export const getUserBusinesses: Handler<typeof GetUserBusinesses> = async ({ db, actor }, input) => {
  const { accountId } = accountActor(actor)
  const { rows, count } = await listBusinessesOf(db, accountId, { text: input.Text, status: input.Status, sort: input.Sort }, rowsOf(input))
  const seats = await listSeats(db, accountId)
  const items = rows.flatMap((row) => {
    const seat = seats.find(({ business_account_id }) => business_account_id === row.account_id)
    return seat ? [presentBusiness(row, seat)] : []
  })
  return pageWith(items, input, count)
}
