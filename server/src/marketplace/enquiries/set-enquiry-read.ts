import { EnquiryNotFound, type SetEnquiryRead } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { enquiriesOf } from './enquiry.access.ts'
import { markEnquiryRead } from './enquiry.queries.ts'

export const setEnquiryRead: Handler<typeof SetEnquiryRead> = async (context, input) => {
  const isThere = await markEnquiryRead(context.db, enquiriesOf(profileActor(context.actor)), input.EnquiryId, input.IsRead)
  if (!isThere) fail(EnquiryNotFound)
  context.audit(input.EnquiryId, { isRead: input.IsRead })
  return { EnquiryId: input.EnquiryId }
}
