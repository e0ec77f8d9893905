import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/leasing/leases/leases-messages', {
  leaseNotFound: 'Lease not found.',
  leaseChanged: 'This lease was changed in the meantime. Please review the latest version, then save again.',
  leaseHasEnded: 'This lease has ended. Please add the tenants with a new lease.',
  leaseNotBegun: 'This lease hasn’t started yet.',
  leaseHasNoEnd: 'This lease is month to month, so there’s nothing to renew.',
  noticeAlreadyGiven: 'Notice was already given for another day. Please withdraw it first.',
  noticeStands: 'Notice was given. Please withdraw it first, then ask to renew.',
  notYourNotice: 'Only the people who gave this notice, or who manage the home, can withdraw it. Please contact them.',
  homeIsLet: 'This home is already leased for those dates. Please choose other dates, or end that lease first.',
  buildingIsLetByUnits: 'This building has units. Please assign tenants to a unit.',
  /** One address is one person, and another name stands beside it. */
  addressOf: 'This email belongs to {name}. If they are the same person, say so; otherwise use another email.',
})

const ADDRESS_OF = String(messages.addressOf.parts({ name: '' })[0])

/** Whether a message asks if two are one person: a form then offers to say so. */
export function asksForSamePerson(message: string | undefined): boolean {
  return message?.startsWith(ADDRESS_OF) ?? false
}
