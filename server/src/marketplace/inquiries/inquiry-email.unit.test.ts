import { expect, test } from 'vitest'
import { openLanguages } from '../../text/languages.ts'
import { writerFor } from '../../text/said.ts'
import { newInquiryEmail } from './inquiry.email.ts'
import { text } from './inquiry.text.ts'

test('an email that an older version left to be sent leads to the message as well', () => {
  const write = writerFor({ languages: openLanguages('en'), language: 'en', timeZone: 'UTC' })
  const links = { to: (path: string) => path, withToken: () => '', code: () => '', sign: () => '' }
  const { inquiryId, ...words } = newInquiryEmail.sample
  const blocks = newInquiryEmail.blocks({ ...words, enquiryId: inquiryId }, links, text, write)
  expect(blocks).toContainEqual(expect.objectContaining({ kind: 'button', url: `/User/Inquiries?id=${inquiryId}` }))
})
