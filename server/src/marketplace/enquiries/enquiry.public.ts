export { getProfileEnquiries } from './get-profile-enquiries.ts'
export { enquiriesOf } from './enquiry.access.ts'
export { presentEnquiry } from './enquiry.present.ts'
export { INBOX_MESSAGES, listEnquiriesById } from './enquiry.queries.ts'
