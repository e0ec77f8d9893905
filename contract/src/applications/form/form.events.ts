import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** An applicant is about to submit their form, which is complete: what else has to be done before says so. */
export const FormSubmitting = defineEvent('applicationForm.submitting', z.object({ id: z.guid(), accountId: z.guid() }))

/**
 * What a form says was erased: its numbers and documents, or, where it is whole, all of it. `isLongAgo`: since the time for which those who decided
 * keep it is over.
 */
export const FormErased = defineEvent(
  'applicationForm.erased',
  z.object({ id: z.guid(), accountId: z.guid(), applicationId: z.guid(), isWhole: z.boolean(), isLongAgo: z.boolean() }),
)
