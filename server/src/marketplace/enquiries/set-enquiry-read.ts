import { EnquiryNotFound, type SetEnquiryRead } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { markEnquiryRead } from './enquiry.queries.ts'

export const setEnquiryRead: Handler<typeof SetEnquiryRead, Scope<'enquiry'>> = async (context, input) => {
  const isThere = await markEnquiryRead(context.db, context.owned, input.EnquiryId, input.IsRead)
  if (!isThere) fail(EnquiryNotFound)
  context.audit(input.EnquiryId, { isRead: input.IsRead })
  return { EnquiryId: input.EnquiryId }
}
