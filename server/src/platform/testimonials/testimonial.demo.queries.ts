import type { TestimonialState } from '@keystead/contract/platform/testimonials/testimonial.values.ts'
import type { Db } from '../../database/db.ts'

export type NewDemoTestimonial = {
  readonly name: string
  readonly occupation: string
  readonly text: string
  readonly state: TestimonialState
  readonly isFeatured: boolean
  readonly daysAgo: number
}

export async function insertDemoTestimonial(db: Db, made: NewDemoTestimonial): Promise<void> {
  await db.sql(
    `insert into testimonial (name, occupation, text, state, is_featured, consented_at, created_at, moderated_at)
     select $1, $2, $3, $4, $5, moment.written, moment.written, case when $4 = 'Pending' then null else moment.written end
     from (select now() - make_interval(days => $6) as written) as moment`,
    [made.name, made.occupation, made.text, made.state, made.isFeatured, made.daysAgo],
  )
}
