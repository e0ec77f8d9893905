import { heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './closing.text.ts'

export const accountClosedEmail = defineEmail<{ firstName: string }, typeof text>('account-closed', {
  text,
  subject: (_data, t) => t.subject,
  blocks: ({ firstName }, _links, t) => [
    heading(t.subject),
    paragraph(firstName ? t.goodbyeName({ firstName }) : t.goodbye),
    paragraph(t.records),
    smallPrint(t.notYou),
  ],
  sample: { firstName: 'Dana' },
})
