import { z } from 'zod'
import { messages } from '../../text/shared-messages.text.ts'
import { honeypot, personName, requiredText } from '../../values/fields.ts'
import { TESTIMONIAL_MAX, TESTIMONIAL_MIN } from './testimonial.values.ts'

const consent = z.boolean({ error: messages.testimonialConsent }).refine((given) => given, { error: messages.testimonialConsent })

export const CreateTestimonialInput = z.strictObject({
  Name: personName('Name', 80),
  Occupation: requiredText('Occupation', { max: 80 }),
  Text: requiredText('Testimonial', { min: TESTIMONIAL_MIN, max: TESTIMONIAL_MAX, multiline: true }),
  Consent: consent,
  Website: honeypot(),
})
