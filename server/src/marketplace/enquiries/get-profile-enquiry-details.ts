import { EnquiryNotFound, type GetProfileEnquiryDetails } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentEnquiry } from './enquiry.present.ts'
import { findEnquiry } from './enquiry.queries.ts'

export const getProfileEnquiryDetails: Handler<typeof GetProfileEnquiryDetails, Scope<'enquiry'>> = async ({ db, owned }, input) =>
  presentEnquiry((await findEnquiry(db, owned, input.EnquiryId)) ?? fail(EnquiryNotFound))
