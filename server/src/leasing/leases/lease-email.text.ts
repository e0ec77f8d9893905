import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/leasing/leases/lease-email', {
  notice: 'Notice',
  noticeBy: 'Notice: moving out by {lastDay}',
  wishToRenew: 'Wants to renew',
  asksToRenew: 'A tenant asked to renew a lease',
  theyWrite: 'They write:',
  seeLease: 'See the lease',
})
