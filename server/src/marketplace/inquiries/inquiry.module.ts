import * as operations from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { inquiryOfCall } from './inquiry.access.ts'
import { archiveInquiry } from './archive-inquiry.ts'
import { getProfileInquiries } from './get-profile-inquiries.ts'
import { getProfileInquiryDetails } from './get-profile-inquiry-details.ts'
import { getUnreadInquiryCount } from './get-unread-inquiry-count.ts'
import { sendProfileInquiry } from './send-profile-inquiry.ts'
import { setInquiryRead } from './set-inquiry-read.ts'

export const inquiryModule = implementAll(
  operations,
  {
    SendProfileEnquiry: sendProfileInquiry,
    GetProfileEnquiries: getProfileInquiries,
    GetProfileEnquiryDetails: getProfileInquiryDetails,
    GetUnreadEnquiryCount: getUnreadInquiryCount,
    SetEnquiryRead: setInquiryRead,
    ArchiveEnquiry: archiveInquiry,
  },
  { inquiry: inquiryOfCall },
)
