import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** An applicant is about to submit their form, which is complete: what else has to be done before says so. */
export const FormSubmitting = defineEvent('applicationForm.submitting', z.object({ id: z.guid(), accountId: z.guid() }))
