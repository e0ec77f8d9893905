export { allEnquiriesOf } from './enquiry.access.ts'
export { deleteEnquiries } from './enquiry.queries.ts'
export { getProfileEnquiries } from './get-profile-enquiries.ts'
