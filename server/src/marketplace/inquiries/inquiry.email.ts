import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, facts, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'

type Inquiry = {
  inquiryId: string
  name: string
  email: string
  phone: string | null
  message: string
  assetTitle: string | null
}

/** What a stranger wrote. Their words stand in the body alone, set apart from ours: nobody speaks in our name. */
export const newInquiryEmail = defineEmail<Inquiry>('new-inquiry', {
  subject: ({ assetTitle }) => (assetTitle ? `A message about ${assetTitle}` : 'Somebody has written to you'),
  blocks: ({ inquiryId, name, email, phone, message, assetTitle }, links) => [
    heading('Somebody has written to you'),
    paragraph('This is what they say:'),
    note(message),
    facts(
      ['Name', name],
      ['Email', email],
      ...(phone ? [['Phone', phone] as const] : []),
      ...(assetTitle ? [['About', assetTitle] as const] : []),
    ),
    button('Open the message', links.to(paths.inquiries({ id: inquiryId }))),
    paragraph('Your answer to this email goes to them, and with it your address. Until then they do not know it.'),
    smallPrint('We do not check who writes. Be careful with links, and with anybody who asks for money before you have met.'),
  ],
  mayBeDeclined: () => true,
  sample: {
    inquiryId: '01a1fb32-0000-7b69-b43e-7a4a346e5f29',
    name: 'Nora Field',
    email: 'nora@example.com',
    phone: '(303) 555-0142',
    message: 'Hello, is the bungalow with the porch still free in May?\nWe are two adults and a quiet dog.',
    assetTitle: 'Brick bungalow with a porch',
  },
})
