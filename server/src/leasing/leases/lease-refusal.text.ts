import { defineText } from '@keystead/contract/text/define-text.ts'

/** Why something can’t be done to a lease, said at the field. */
export const text = defineText('server/leasing/leases/lease-refusal', {
  placesTaken: {
    one: 'This home is leased for those dates. Please choose other dates.',
    other: 'All {count} places in this shared room are leased for those dates. Please choose other dates.',
  },
  leasedFromTo: 'This home is leased from {firstDay} to {lastDay}. Please choose other dates, or end that lease first.',
  leasedFrom: 'This home is leased starting {firstDay}. Please choose other dates, or end that lease first.',
  nextLeaseStarts: 'The next lease starts on {day}. Please choose an earlier end date.',
  tenantHasNextLease: 'A tenant on this lease has another lease here at that time. Please choose an earlier end date.',

  endNotAfterStart: 'End date must be after {day}, when the lease starts.',
  endPast: 'End date can’t be before today. To end the lease sooner, please end the tenancy.',

  rentBeforeStart: 'First day can’t be before {day}, when the lease starts.',
  rentPast: 'First day can’t be in the past, because rent that was already due can’t change. Please choose today or a later day.',
  rentAfterEnd: 'First day can’t be after {day}, when the lease ends.',

  tenantGone: 'This tenant is no longer on the lease. Please reload the page.',
  oneStays: 'At least one tenant must stay until the lease ends. To end it sooner for everyone, please change the end date of the lease.',
  leavesBeforeMovingIn: 'Last day must be after {day}, when they move in.',
  leavesInPast: 'Last day can’t be before today. If they already moved out, please end their tenancy.',
  leavesAfterEnd: 'Last day can’t be after {day}, when the lease ends.',

  noticeGiven: 'Notice was already given for {day}. Please withdraw it first.',
  movesInPast: 'Moving day can’t be before today.',
  movesAfterEnd: 'Moving day can’t be after {day}, when the lease ends.',

  tenantIsConnected: 'You’re already connected with this tenant. Please choose them from the list instead.',
  ownerKnowsOtherName: 'The owner has this email under another name. Please ask the owner to add this person.',
  othersAddThem: 'You can’t add a person with this email. Please ask an administrator to add them.',
  personAccepted: 'This person already accepted your invitation. Please choose them from your tenants.',
  guarantorErased: 'A guarantor in this draft was erased. Please edit the draft and remove them.',
})
