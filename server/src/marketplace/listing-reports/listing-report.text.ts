import { defineText } from '@keystead/contract/text/define-text.ts'

/** A ticket for those who run the installation. */
export const text = defineText('server/marketplace/listing-reports/listing-report', {
  from: 'Someone who saw the listing',
  subject: '{reason}: {listing}',
  reason: 'Reason: {reason}',
  listing: 'Listing: {listing}, {place}',
})
