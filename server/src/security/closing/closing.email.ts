import { heading, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

export const accountClosedEmail = defineEmail<{ firstName: string }>('account-closed', {
  subject: () => 'Your account is closed',
  blocks: ({ firstName }) => [
    heading('Your account is closed'),
    paragraph(
      `Goodbye${firstName && ` ${firstName}`}. Your homes have left the market, all devices are signed out, and your name and contact details are erased.`,
    ),
    paragraph('Records that others need to keep stay without your name. You can sign up again with this email at any time.'),
    smallPrint('Was it not you? Please write to us at once by the contact page.'),
  ],
  sample: { firstName: 'Dana' },
})
