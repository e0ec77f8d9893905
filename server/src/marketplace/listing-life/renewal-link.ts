import { NOTICE_DAYS, RENEWABLE_DAYS_AFTER_EXPIRY } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { defineLink } from '../../links/link-purpose.ts'

const DAY_SECONDS = 86_400

/** The link in an email about listings that end. It works as long as they can be renewed, and links of earlier emails go on working. */
export const RENEWAL_LINK = defineLink({
  name: 'renew-listings',
  opens: 'listing-notice',
  isSingleUse: false,
  lifetimeSeconds: (NOTICE_DAYS.week + 1 + RENEWABLE_DAYS_AFTER_EXPIRY) * DAY_SECONDS,
  keepsOlder: true,
})
