import { SHARE_PERMISSIONS } from '@keystead/contract/documents/documents/document.values.ts'
import { MAX_SHARE_MESSAGE, MAX_SHARED_WITH } from '@keystead/contract/documents/sharing/share.values.ts'
import { messages } from '@keystead/contract/documents/sharing/sharing-messages.text.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { date, email, optional, optionalText, rowId } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'

export type ShareDraft = {
  ProfileIds: string[]
  /** In one line, as people write them. */
  Emails: string
  Permission: (typeof SHARE_PERMISSIONS)[number]
  UntilDate: string | null
  Message: string
}

const address = email()

export function addressesIn(typed: string): string[] {
  return [...new Set(typed.split(/[,;\s]/).filter(Boolean))]
}

const typedEmails = z.string().transform((typed, context) => {
  const given = addressesIn(typed)
  const wrong = given.find((one) => !address.safeParse(one).success)
  if (wrong !== undefined) context.addIssue({ code: 'custom', message: invalidMessage(wrong) })
  if (given.length > MAX_SHARED_WITH) context.addIssue({ code: 'custom', message: invalidMessage('Email') })
  return given
})

/** As the call asks for it, but for what is shared. */
const rules = z
  .strictObject({
    ProfileIds: z.array(rowId('User')).max(MAX_SHARED_WITH, { error: invalidMessage('User') }),
    Emails: typedEmails,
    Permission: z.enum(SHARE_PERMISSIONS, { error: invalidMessage('Permission') }),
    UntilDate: optional(date('Until')),
    Message: optionalText('Message', { max: MAX_SHARE_MESSAGE, multiline: true }),
  })
  .refine(({ ProfileIds, Emails }) => ProfileIds.length + Emails.length > 0, { path: ['ProfileIds'], error: messages.selectUsers })
  .refine(({ Emails, Permission }) => Emails.length === 0 || Permission !== 'edit', { path: ['Permission'], error: messages.linkCantEdit })

export const ShareFormRules = rules as unknown as z.ZodType<z.output<typeof rules>, ShareDraft>
