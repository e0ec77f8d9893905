import type { PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import type { Tone } from '../../ui/Badge.tsx'

export const INVITATION_TEXTS: Readonly<Record<PersonRead['Invitation'], { readonly text: string; readonly tone: Tone }>> = {
  none: { text: 'Not invited', tone: 'neutral' },
  open: { text: 'Invited', tone: 'info' },
  declined: { text: 'Declined', tone: 'warn' },
  expired: { text: 'No answer', tone: 'warn' },
  withdrawn: { text: 'Taken back', tone: 'neutral' },
}

export function nameOf({ FirstName, LastName }: { FirstName: string; LastName: string }): string {
  return `${FirstName} ${LastName}`
}

/** `1 person`, `204 people` */
export function peopleCount(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`
}
