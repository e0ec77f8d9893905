import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/marketplace/listing-reports/listing-reports-messages', {
  tooManyReports: 'You have reported many listings today. Please try again tomorrow, or contact us.',
  reportNeedsWords: 'Please tell us in a few words what’s wrong.',
})
