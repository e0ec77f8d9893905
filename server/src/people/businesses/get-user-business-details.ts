import { BusinessNotFound, type GetUserBusinessDetails } from '@keystead/contract/people/businesses/business.operations.ts'
import { findSeat } from '../../access/seat.queries.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedBusiness } from './business.access.ts'
import { presentBusinessDetails } from './business.present.ts'
import { getBusiness, isShown, listCities } from './business.queries.ts'
import { listBusinessImages } from './business-image.queries.ts'

export const getUserBusinessDetails: Handler<typeof GetUserBusinessDetails, ReachedBusiness> = async ({ db, actor, owned }) => {
  const row = await getBusiness(db, owned.scope)
  const seat = (await findSeat(db, accountActor(actor).accountId, owned.profileId)) ?? fail(BusinessNotFound)
  return presentBusinessDetails(row, {
    seat,
    images: await listBusinessImages(db, owned.scope),
    cities: await listCities(db, row.service_city_ids),
    isShown: await isShown(db, seat.member_id),
  })
}
