import type { EnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { text } from './inquiries.text.ts'

/** A letter to the sender that quotes what they wrote. Email programs cut addresses that are too long, so the quote is cut first. */
export function replyAddress({ Email, AssetTitle, Message }: Pick<EnquiryDetails, 'Email' | 'AssetTitle' | 'Message'>): string {
  const subject = AssetTitle ? text.replySubject({ title: AssetTitle }) : text.replySubjectGeneral
  const quote = [...Message].slice(0, QUOTED_CHARACTERS).join('')
  const body = `\n\n${quote
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}`
  return `mailto:${encodeURIComponent(Email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

const QUOTED_CHARACTERS = 500
