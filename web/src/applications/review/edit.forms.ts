import { applicationFields, version } from '@keystead/contract/applications/applications/application.forms.ts'
import { formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { z } from 'zod'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text as move } from '../applications/move.text.ts'
import { text } from './questions.text.ts'

/** With the version that it began from, so that nothing is overwritten unseen. */
export const EditForm = z.strictObject({ Version: version, ...applicationFields })

export type EditDraft = z.input<typeof EditForm>

export function editDraftOf({ Version, MoveInOn, LeaseMonths, Message }: Pick<ApplicationDetails, keyof EditDraft>): EditDraft {
  return { Version, MoveInOn, LeaseMonths, Message: Message ?? '' }
}

const LABELS = { MoveInOn: move.moveInOn, LeaseMonths: move.leaseMonths, Message: move.message } as const

/** What was typed, on top of what was saved meanwhile. */
export function mergeEdits(three: Record<'base' | 'mine' | 'newest', EditDraft>): Merged<EditDraft> {
  return mergeChanges(three, LABELS, (field, value) => {
    if (value === null || value === undefined || value === '') return text.nothing
    return field === 'MoveInOn' && isCalendarDate(String(value)) ? formatDate(String(value)) : String(value)
  })
}
