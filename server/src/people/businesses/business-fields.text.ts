import { defineText } from '@keystead/contract/text/define-text.ts'

/** What fields of a business are called where the server alone speaks of them. */
export const text = defineText('server/people/businesses/business-fields', {
  licenseNumber: 'License number',
  description: 'Business description',
  logo: 'Logo',
  phoneOrEmail: 'Phone or email',
  city: 'City',
})
