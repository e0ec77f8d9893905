export { getProfileInquiries } from './get-profile-inquiries.ts'
export { inquiriesOf } from './inquiry.access.ts'
export { presentInquiry } from './inquiry.present.ts'
export { INBOX_MESSAGES, listInquiriesById } from './inquiry.queries.ts'
