import { type ArchiveEnquiry, EnquiryNotFound } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { moveInquiryToArchive } from './inquiry.queries.ts'

export const archiveInquiry: Handler<typeof ArchiveEnquiry, Scope<'inquiry'>> = async (context, input) => {
  const isThere = await moveInquiryToArchive(context.db, context.owned, input.EnquiryId, input.IsArchived)
  if (!isThere) fail(EnquiryNotFound)
  context.audit(input.EnquiryId, { isArchived: input.IsArchived })
  return { EnquiryId: input.EnquiryId }
}
