import { defineLink } from '../../links/link-purpose.ts'

const DAYS = 400

/**
 * Secret links in the emails of an invoice, for who pays without an account: each opens the bill of one who is billed. Emails before go on working, until
 * the invoice is withdrawn or void.
 */
export const PAY_LINK = defineLink({
  name: 'pay-invoice',
  opens: 'invoice_recipient',
  lifetimeSeconds: DAYS * 86_400,
  isSingleUse: false,
  keepsOlder: true,
})
