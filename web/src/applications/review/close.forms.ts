import { closeFields } from '@keystead/contract/applications/applications/application.forms.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { z } from 'zod'

/** Once someone has submitted, it is to be said whether a report played a part. */
export function closeRules(isAsked: boolean) {
  return z.strictObject(closeFields).superRefine(({ ReportUsed }, context) => {
    if (isAsked && ReportUsed === null) context.addIssue({ code: 'custom', path: ['ReportUsed'], message: messages.closeUnsaid })
  })
}
export type CloseDraft = z.input<ReturnType<typeof closeRules>>
