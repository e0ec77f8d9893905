import type { GetTestimonials } from '@keystead/contract/platform/testimonials/testimonial.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentTestimonial } from './testimonial.present.ts'
import { countApprovedTestimonials, listApprovedTestimonials } from './testimonial.queries.ts'

/** Lists count exactly up to here. */
const MOST_COUNTED = 1_000

export const getTestimonials: Handler<typeof GetTestimonials> = async ({ db }, { PageIndex, PageSize }) => {
  const rows = await listApprovedTestimonials(db, { limit: PageSize, offset: PageIndex * PageSize })
  const count = await countApprovedTestimonials(db, MOST_COUNTED + 1)
  return {
    Items: rows.map(presentTestimonial),
    PageIndex,
    PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
