import { text } from './ending.text.ts'

/** Someone who is about to lose a property, seen from the side that takes it. */
export type Ending = {
  assignmentId: string
  /** Of the property. */
  title: string
  name: string
  role: 'agent' | 'tenant'
  /** An agent who gives it back. */
  isSelf: boolean
  /** Whether the assignment holds already, or is still to come. */
  hasBegun: boolean
  /** Whether messages and tours of the listing go to them. */
  isListingContact: boolean
  /** Of a building that an agent works for, its units; else 0. */
  unitsCount: number
  /** Of a tenant: how many others share the lease. */
  othersCount: number
}

export type EndingWords = { title: string; consequences: string[]; confirm: string }

/** What the question says: the person, the property, and what they lose. */
export function endingWords({ title, name, role, isSelf, isListingContact, othersCount }: Ending): EndingWords {
  if (isSelf) {
    return {
      title: text.endOwnTitle({ title }),
      consequences: [text.youLoseAccess, ...(isListingContact ? [text.leadsGoToManager] : []), text.managerNotified],
      confirm: text.endAssignment,
    }
  }
  if (role === 'agent') {
    return {
      title: text.endTitle({ title, name }),
      consequences: [text.agentLosesAccess({ name }), ...(isListingContact ? [text.leadsGoToYou] : []), text.staysConnected],
      confirm: text.endAssignment,
    }
  }
  return {
    title: text.endTenancyTitle({ name, title }),
    consequences: [text.tenantLosesAccess({ name }), othersCount === 0 ? text.leaseEnds : text.shareGoesToOthers({ count: othersCount })],
    confirm: text.endTenancy,
  }
}
