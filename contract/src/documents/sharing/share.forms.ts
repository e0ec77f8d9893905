import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { date, email, optional, optionalText, rowId } from '../../values/fields.ts'
import { chosenFields, notTooManyChosen, somethingChosen } from '../documents/document.forms.ts'
import { SHARE_PERMISSIONS } from '../documents/document.values.ts'
import { messages } from './sharing-messages.text.ts'
import { MAX_SHARED_WITH, MAX_SHARE_MESSAGE, MAX_SHARES_AT_ONCE } from './share.values.ts'

export const ShareForm = z
  .strictObject({
    ...chosenFields,
    /** People whom the active profile is connected with. */
    ProfileIds: z
      .array(rowId('User'), { error: messages.selectUsers })
      .max(MAX_SHARED_WITH, { error: invalidMessage('User') })
      .transform((given) => [...new Set(given)])
      .default([]),
    /** Anyone else gets a link by email. */
    Emails: z
      .array(email(), { error: invalidMessage('Email') })
      .max(MAX_SHARED_WITH, { error: invalidMessage('Email') })
      .transform((given) => [...new Set(given)])
      .default([]),
    Permission: z.enum(SHARE_PERMISSIONS, { error: invalidMessage('Permission') }),
    /** The last day; left out: until it is taken back, of a link thirty days. A link works for a year at most. */
    UntilDate: optional(date('Until')),
    Message: optionalText('Message', { max: MAX_SHARE_MESSAGE, multiline: true }),
  })
  .refine(...somethingChosen)
  .refine(...notTooManyChosen)
  .refine(({ DocumentIds, FolderIds, ProfileIds }) => (DocumentIds.length + FolderIds.length) * ProfileIds.length <= MAX_SHARES_AT_ONCE, {
    path: ['ProfileIds'],
    error: messages.tooManyShares,
  })
  .refine(({ ProfileIds, Emails }) => ProfileIds.length + Emails.length > 0, { path: ['ProfileIds'], error: messages.selectUsers })
  .refine(({ Emails, Permission }) => Emails.length === 0 || Permission !== 'edit', { path: ['Permission'], error: messages.linkCantEdit })
