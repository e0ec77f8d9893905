import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { linkToken, optional, rowId, storedText } from '../../values/fields.ts'
import { messages } from '../agreements/agreements-messages.text.ts'
import { Signature } from '../agreements/signature.forms.ts'
import { CODE_DIGITS, CONSENT_VERSION, MAX_VALUE } from '../agreements/agreement.values.ts'
import { MAX_FIELDS } from '../templates/template.values.ts'

const digest = z.string({ error: messages.paperChanged }).regex(/^[0-9a-f]{64}$/, { error: messages.paperChanged })

export const consentFields = {
  /** The version of the text that was agreed to. */
  ConsentVersion: z.literal(CONSENT_VERSION, { error: messages.consentNeeded }),
  /** Of the paper that the screen shows. */
  PaperDigest: digest,
}

export const signFields = {
  /** Of the paper that was read. */
  PaperDigest: digest,
  Signature: Signature,
  /** Where the paper asks for initials. */
  Initials: optional(Signature),
  Values: z
    .array(
      z.strictObject(
        {
          FieldId: rowId('Field'),
          Value: storedText('Value', MAX_VALUE),
        },
        { error: invalidMessage('Values') },
      ),
      { error: invalidMessage('Values') },
    )
    .max(MAX_FIELDS, { error: invalidMessage('Values') })
    .default([]),
}

/** What a link and the code that was sent to its address open, for a while. */
export const ticketFields = {
  Token: linkToken(),
  Ticket: z.string({ error: messages.ticketOver }).min(1, { error: messages.ticketOver }).max(400, { error: messages.ticketOver }),
}

export const code = z
  .string({ error: messages.codeWrong })
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), { error: messages.codeWrong }))
