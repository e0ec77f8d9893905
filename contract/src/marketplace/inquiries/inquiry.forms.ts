import { z } from 'zod'
import { optionalPhone } from '../../values/contact-fields.ts'
import { email, honeypot, personName, requiredText } from '../../values/fields.ts'

export const MIN_INQUIRY_CHARACTERS = 10

export const MAX_INQUIRY_CHARACTERS = 2_000

export const inquiryFields = {
  Name: personName('Name', 120),
  Email: email(),
  Phone: optionalPhone('Phone'),
  Message: requiredText('Message', { min: MIN_INQUIRY_CHARACTERS, max: MAX_INQUIRY_CHARACTERS, multiline: true }),
  Website: honeypot(),
}

/** What a person types; the rest of the call is known from the page. */
export const InquiryForm = z.strictObject(inquiryFields)
