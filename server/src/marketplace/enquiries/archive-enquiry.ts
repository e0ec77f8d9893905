import { type ArchiveEnquiry, EnquiryNotFound } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { moveEnquiryToArchive } from './enquiry.queries.ts'

export const archiveEnquiry: Handler<typeof ArchiveEnquiry, Scope<'enquiry'>> = async (context, input) => {
  const isThere = await moveEnquiryToArchive(context.db, context.owned, input.EnquiryId, input.IsArchived)
  if (!isThere) fail(EnquiryNotFound)
  context.audit(input.EnquiryId, { isArchived: input.IsArchived })
  return { EnquiryId: input.EnquiryId }
}
