import { EnquiryNotFound, type GetProfileEnquiryDetails } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { enquiriesOf } from './enquiry.access.ts'
import { presentEnquiry } from './enquiry.present.ts'
import { findEnquiry } from './enquiry.queries.ts'

export const getProfileEnquiryDetails: Handler<typeof GetProfileEnquiryDetails> = async ({ db, actor }, input) =>
  presentEnquiry((await findEnquiry(db, enquiriesOf(profileActor(actor)), input.EnquiryId)) ?? fail(EnquiryNotFound))
