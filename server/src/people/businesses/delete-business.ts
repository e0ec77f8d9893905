import { BusinessDeleting } from '@keystead/contract/people/businesses/business.events.ts'
import {
  BusinessBeingDeleted,
  BusinessMovingIn,
  BusinessNameDiffers,
  DELETE_BUSINESS,
  type DeleteBusiness,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { showBusinessProfile } from '../../identity/profiles/profile.public.ts'
import { refuseWhereVetoed } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { spendPinConfirmation } from '../../security/security-pin/pin.public.ts'
import { say } from '../../text/said.ts'
import { LATECOMERS_MS } from './latecomers.ts'
import { deleteBusinessJob } from './delete-business.job-definition.ts'
import { beginDeletion } from './deletion.queries.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import type { ReachedBusiness } from './business.access.ts'
import { noteInHistory } from './business-history.ts'
import { text } from './founding.text.ts'
import { takeSomeApart } from './take-apart.ts'

export const deleteBusiness: Handler<typeof DeleteBusiness, ReachedBusiness> = async (context, input) => {
  const { db, services } = context
  const business = await lockOwnBusiness(context)
  if (business.status === 'deleting') fail(BusinessBeingDeleted)
  if (business.is_moving_in) fail(BusinessMovingIn)
  if (input.Name !== business.name) fail(BusinessNameDiffers, { Name: BusinessNameDiffers.message })
  const item = { id: business.id, accountId: business.account_id }
  await refuseWhereVetoed(context, BusinessDeleting, [item])
  await spendPinConfirmation(context, { operation: DELETE_BUSINESS, objectId: business.id, confirmation: input.PinConfirmation })
  await beginDeletion(db, business.id)
  await showBusinessProfile(db, business.profile_id, false)
  await services.events.emit(context, BusinessDeleting, [item])
  await takeSomeApart(context, business, 'listings')
  await noteInHistory(context, context.owned, say(text, 'deletionBegan'))
  await services.jobs.enqueue(db, deleteBusinessJob, { businessId: business.id }, business.id)
  const notBefore = new Date(services.clock.now().getTime() + LATECOMERS_MS)
  await services.jobs.enqueue(db, deleteBusinessJob, { businessId: business.id }, `${business.id}:latecomers`, { notBefore })
  context.audit(business.id, { name: business.name })
  return { Deleting: true }
}
