import { EnquiryNotFound, type GetProfileEnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentInquiry } from './inquiry.present.ts'
import { findInquiry } from './inquiry.queries.ts'

export const getProfileInquiryDetails: Handler<typeof GetProfileEnquiryDetails, Scope<'inquiry'>> = async ({ db, owned }, input) =>
  presentInquiry((await findInquiry(db, owned, input.EnquiryId)) ?? fail(EnquiryNotFound))
