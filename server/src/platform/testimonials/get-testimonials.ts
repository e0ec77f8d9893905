import type { GetTestimonials } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { presentTestimonial } from './testimonial.present.ts'
import { countApprovedTestimonials, listApprovedTestimonials } from './testimonial.queries.ts'

export const getTestimonials: Handler<typeof GetTestimonials> = async ({ db }, page) => {
  const rows = await listApprovedTestimonials(db, rowsOf(page))
  const count = await countApprovedTestimonials(db, MOST_COUNTED + 1)
  return pageWith(rows.map(presentTestimonial), page, count)
}
