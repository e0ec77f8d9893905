export { getProfileEnquiries } from './get-profile-enquiries.ts'
