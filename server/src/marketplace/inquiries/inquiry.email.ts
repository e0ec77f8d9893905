import { paths } from '@keystead/contract/navigation/paths.ts'
import { button, facts, heading, note, paragraph, smallPrint } from '../../email/blocks.ts'
import { defineEmail } from '../../email/define-email.ts'
import { text } from './inquiry.text.ts'

type Inquiry = {
  inquiryId?: string
  /** In emails of older versions. */
  enquiryId?: string
  name: string
  email: string
  phone: string | null
  message: string
  assetTitle: string | null
}

/** What a stranger wrote. Their words stand in the body alone, set apart from ours: no one speaks in our name. */
export const newInquiryEmail = defineEmail<Inquiry, typeof text>('new-inquiry', {
  text,
  subject: ({ assetTitle }, t) => (assetTitle ? t.subjectAbout({ home: assetTitle }) : t.subject),
  blocks: ({ enquiryId, inquiryId = enquiryId, name, email, phone, message, assetTitle }, links, t) => [
    heading(t.heading),
    paragraph(t.theySay),
    note(message),
    facts(
      [t.name, name],
      [t.email, email],
      ...(phone ? [[t.phone, phone] as const] : []),
      ...(assetTitle ? [[t.about, assetTitle] as const] : []),
    ),
    button(t.open, links.to(paths.inquiries({ id: inquiryId }))),
    paragraph(t.replying),
    smallPrint(t.careful),
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
