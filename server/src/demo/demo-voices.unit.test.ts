import { CreateTestimonial } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { SUPPORT_TYPES } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { describe, expect, test } from 'vitest'
import { demoTestimonials, demoTickets } from './demo-voices.ts'

describe('what the demo people say is what the forms take', () => {
  test.each(demoTestimonials.map((testimonial) => [testimonial.email, testimonial] as const))('testimonial of %s', (_email, made) => {
    const input = { Name: 'Somebody', Occupation: made.occupation, Text: made.text, Consent: true }
    expect(CreateTestimonial.input.safeParse(input).error).toBeUndefined()
  })
  test.each(demoTickets.map((ticket) => [ticket.subject, ticket] as const))('ticket "%s"', (_subject, made) => {
    const SupportTypeId = SUPPORT_TYPES.find(({ Text }) => Text === made.supportType)?.Id
    const input = { SupportTypeId, Name: 'Somebody', Email: made.email, Subject: made.subject, Message: made.message }
    expect(SendUserEnquiry.input.safeParse(input).error).toBeUndefined()
  })
})
