import * as operations from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { enquiryOfCall } from './enquiry.access.ts'
import { archiveEnquiry } from './archive-enquiry.ts'
import { getProfileEnquiries } from './get-profile-enquiries.ts'
import { getProfileEnquiryDetails } from './get-profile-enquiry-details.ts'
import { getUnreadEnquiryCount } from './get-unread-enquiry-count.ts'
import { sendProfileEnquiry } from './send-profile-enquiry.ts'
import { setEnquiryRead } from './set-enquiry-read.ts'

export const enquiryModule = implementAll(
  operations,
  {
    SendProfileEnquiry: sendProfileEnquiry,
    GetProfileEnquiries: getProfileEnquiries,
    GetProfileEnquiryDetails: getProfileEnquiryDetails,
    GetUnreadEnquiryCount: getUnreadEnquiryCount,
    SetEnquiryRead: setEnquiryRead,
    ArchiveEnquiry: archiveEnquiry,
  },
  { enquiry: enquiryOfCall },
)
