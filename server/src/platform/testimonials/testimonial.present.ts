import type { Testimonial } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import type { TestimonialRow } from './testimonial.queries.ts'

export function presentTestimonial(row: TestimonialRow): Testimonial {
  return { TestimonialId: row.id, Name: row.name, Occupation: row.occupation, Text: row.text }
}
