import { consentFields, disputeFields } from '@keystead/contract/applications/screening/screening.forms.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { z } from 'zod'

const consent = z.strictObject(consentFields)

/** Where the form has the last four digits alone, the whole number is said with it. */
export const consentRules = (needsSsn: boolean) =>
  needsSsn
    ? consent.superRefine(({ Ssn }, context) => {
        if (Ssn === null) context.addIssue({ code: 'custom', path: ['Ssn'], message: messages.ssnNeeded })
      })
    : consent

/** The choice at each question, in their order. */
export const AnswersForm = z.strictObject({
  Answers: z.array(z.string({ error: messages.answersMissing }).min(1, { error: messages.answersMissing })),
})

export const DisputeForm = z.strictObject(disputeFields)
