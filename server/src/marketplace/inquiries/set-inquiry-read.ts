import { EnquiryNotFound, type SetEnquiryRead } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { markInquiryRead } from './inquiry.queries.ts'

export const setInquiryRead: Handler<typeof SetEnquiryRead, Scope<'inquiry'>> = async (context, input) => {
  const isThere = await markInquiryRead(context.db, context.owned, input.EnquiryId, input.IsRead)
  if (!isThere) fail(EnquiryNotFound)
  context.audit(input.EnquiryId, { isRead: input.IsRead })
  return { EnquiryId: input.EnquiryId }
}
