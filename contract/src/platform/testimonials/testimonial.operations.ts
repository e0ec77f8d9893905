import { z } from 'zod'
import { publicAccess } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { CreateTestimonialInput } from './testimonial.forms.ts'

const common = area('common')

export const CreateTestimonial = common.command('CreateTestimonial', {
  summary: 'Hands in a testimonial. No one sees it before an operator has approved it.',
  access: publicAccess('Anyone who worked with the product may say so, with or without an account.'),
  input: CreateTestimonialInput,
  output: z.object({ State: z.literal('Pending') }),
  quota: 'sensitive',
})

export const Testimonial = z.object({
  TestimonialId: z.guid(),
  Name: z.string(),
  Occupation: z.string(),
  Text: z.string(),
})
export type Testimonial = z.infer<typeof Testimonial>

export const GetTestimonials = common.query('GetTestimonials', {
  summary: 'Approved testimonials: featured ones first, then the newest.',
  access: publicAccess('Visitors read what others say.'),
  input: z.strictObject(pagingInput),
  output: pageOf(Testimonial),
  reads: ['testimonial'],
})
