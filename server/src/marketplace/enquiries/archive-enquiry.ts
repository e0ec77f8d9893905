import { type ArchiveEnquiry, EnquiryNotFound } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { enquiriesOf } from './enquiry.access.ts'
import { moveEnquiryToArchive } from './enquiry.queries.ts'

export const archiveEnquiry: Handler<typeof ArchiveEnquiry> = async (context, input) => {
  const isThere = await moveEnquiryToArchive(context.db, enquiriesOf(profileActor(context.actor)), input.EnquiryId, input.IsArchived)
  if (!isThere) fail(EnquiryNotFound)
  context.audit(input.EnquiryId, { isArchived: input.IsArchived })
  return { EnquiryId: input.EnquiryId }
}
