/** Somebody who is about to lose a property, seen from whoever takes it. */
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
      title: `Give “${title}” back?`,
      consequences: [
        'You no longer see it from now on, in any open tab as well.',
        ...(isListingContact ? ['Messages and tours go to its manager.'] : []),
        'Whoever manages it is told. What you did stays in the history.',
      ],
      confirm: 'Give it back',
    }
  }
  if (role === 'agent') {
    return {
      title: `Take “${title}” back from ${name}?`,
      consequences: [
        `${name} no longer sees it from now on, in any open tab as well.`,
        ...(isListingContact ? ['Messages and tours of its listing go to you.'] : []),
        'You stay connected, and what was done stays in the history.',
      ],
      confirm: 'Take it back',
    }
  }
  return {
    title: `End the tenancy of ${name} in “${title}”?`,
    consequences: [
      `${name} no longer sees it from now on. Receipts and signed papers stay theirs.`,
      othersCount === 0
        ? 'No one else is on the lease, so it ends as well.'
        : `Their share of the rent goes to the ${othersCount === 1 ? 'other tenant' : 'other tenants, in proportion'}.`,
    ],
    confirm: 'End tenancy',
  }
}
