import { defineText } from '@keystead/contract/text/define-text.ts'

/** What the history of a business says of its beginning and its end, and fields that only the server can check. */
export const text = defineText('server/people/businesses/founding', {
  founded: '{actor} founded the business.',
  deletionBegan: '{actor} began to delete the business.',
  phone: 'Phone',
  licenseState: 'License state',
  city: 'City',
})
