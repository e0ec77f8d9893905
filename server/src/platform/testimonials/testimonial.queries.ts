import type { TestimonialState } from '@keystead/contract/platform/testimonials/testimonial.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Tables } from '../../database/types.generated.ts'

export type TestimonialRow = Omit<Tables['testimonial'], 'state'> & { state: TestimonialState }

/** Its id comes first, since a stranger may write the row and not read it. */
export async function insertTestimonial(db: Db, made: { name: string; occupation: string; text: string }): Promise<{ id: string }> {
  const { id } = only(await db.sql<{ id: string }>('select new_id() as id'))
  await db.sql('insert into testimonial (id, name, occupation, text) values ($1, $2, $3, $4)', [id, made.name, made.occupation, made.text])
  return { id }
}

export async function listApprovedTestimonials(db: Db, page: { limit: number; offset: number }): Promise<TestimonialRow[]> {
  return db.sql<TestimonialRow>(
    `select * from testimonial where state = 'Approved' order by is_featured desc, moderated_at desc, id desc limit $1 offset $2`,
    [page.limit, page.offset],
  )
}

export async function countApprovedTestimonials(db: Db, most: number): Promise<number> {
  const rows = await db.sql<{ count: number }>(
    `select count(*) as count from (select from testimonial where state = 'Approved' limit $1) counted`,
    [most],
  )
  return only(rows).count
}

/** For operators: oldest first, as they wait. */
export async function listTestimonials(db: Db, state: TestimonialState, limit: number): Promise<TestimonialRow[]> {
  return db.sql<TestimonialRow>('select * from testimonial where state = $1 order by created_at, id limit $2', [state, limit])
}

export async function lockTestimonial(db: Db, testimonialId: string): Promise<TestimonialRow | null> {
  return first(await db.sql<TestimonialRow>('select * from testimonial where id = $1 for update', [testimonialId]))
}

export async function setTestimonialState(db: Db, locked: TestimonialRow, state: TestimonialState): Promise<void> {
  await db.sql(`update testimonial set state = $2, is_featured = is_featured and $2 = 'Approved', moderated_at = now() where id = $1`, [
    locked.id,
    state,
  ])
}

export async function setTestimonialFeatured(db: Db, locked: TestimonialRow, isFeatured: boolean): Promise<void> {
  await db.sql('update testimonial set is_featured = $2 where id = $1', [locked.id, isFeatured])
}
