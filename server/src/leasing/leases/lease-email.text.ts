import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/leasing/leases/lease-email', {
  notice: 'Notice',
  noticeBy: 'Notice: moving out by {lastDay}',
  wishToRenew: 'Wants to renew',
  asksToRenew: 'A tenant asks to renew a lease',
  theyWrite: 'They write:',
  seeLease: 'See the lease',
})
