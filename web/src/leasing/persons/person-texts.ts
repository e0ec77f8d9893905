import type { PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './persons.text.ts'

export const INVITATION_TEXTS: Readonly<Record<PersonRead['Invitation'], { readonly text: string; readonly tone: Tone }>> = {
  none: { text: text.notInvited, tone: 'neutral' },
  open: { text: text.invited, tone: 'info' },
  declined: { text: text.declined, tone: 'warn' },
  expired: { text: text.noAnswer, tone: 'warn' },
  withdrawn: { text: text.takenBack, tone: 'neutral' },
}

export function nameOf({ FirstName, LastName }: { FirstName: string; LastName: string }): string {
  return `${FirstName} ${LastName}`
}
