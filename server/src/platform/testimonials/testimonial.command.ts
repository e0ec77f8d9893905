import { TESTIMONIAL_STATES, TESTIMONIAL_STEPS, type TestimonialStep } from '@keystead/contract/platform/testimonials/testimonial.values.ts'
import type { Db } from '../../database/db.ts'
import { type OperatorCall, type OperatorCommand, idArgument, refuse, textOption } from '../../operator/command-line.ts'
import {
  type TestimonialRow,
  listTestimonials,
  lockTestimonial,
  setTestimonialFeatured,
  setTestimonialState,
} from './testimonial.queries.ts'

const MOST_LISTED = 200

/** Moderating: what strangers hand in is shown only after somebody has read it. */
export const testimonialCommand: OperatorCommand = {
  name: 'testimonials',
  summary: 'Testimonials: read what was handed in, and say what is shown',
  actions: {
    list: {
      summary: 'Those that wait, or those in another state',
      options: { '--state <state>': `one of ${TESTIMONIAL_STATES.join(', ')}` },
      run: list,
    },
    approve: { summary: 'Shows one that waits', arguments: ['ID'], run: (call) => step(call, 'approve', 'It is on the page now.') },
    reject: { summary: 'Never shows one that waits', arguments: ['ID'], run: (call) => step(call, 'reject', 'It will not be shown.') },
    hide: { summary: 'Takes one off the page', arguments: ['ID'], run: (call) => step(call, 'hide', 'It is off the page.') },
    feature: { summary: 'Puts one before the others', arguments: ['ID'], run: (call) => feature(call, true) },
    unfeature: { summary: 'Puts it back in line', arguments: ['ID'], run: (call) => feature(call, false) },
  },
}

async function list(call: OperatorCall): Promise<void> {
  const asked = textOption(call, 'state') ?? 'Pending'
  const state =
    TESTIMONIAL_STATES.find((name) => name.toLowerCase() === asked.toLowerCase()) ??
    refuse(`"${asked}" is not a state. There are ${TESTIMONIAL_STATES.join(', ')}.`)
  const rows = await call.read((db) => listTestimonials(db, state, MOST_LISTED))
  call.list(
    rows.map((row) => ({
      Id: row.id,
      HandedIn: row.created_at,
      Name: row.name,
      Occupation: row.occupation,
      Featured: row.is_featured,
      Text: row.text,
    })),
    `No testimonials are ${state.toLowerCase()}.`,
  )
}

async function step(call: OperatorCall, name: TestimonialStep, done: string): Promise<void> {
  const { from, to } = TESTIMONIAL_STEPS[name]
  const id = idArgument(call)
  await call.act(id, async (db) => {
    const testimonial = await existing(db, id)
    if (testimonial.state !== from)
      refuse(`It is ${testimonial.state.toLowerCase()}; only what is ${from.toLowerCase()} can be ${to.toLowerCase()}.`)
    await setTestimonialState(db, testimonial, to)
    return { from, to }
  })
  call.say(done)
}

async function feature(call: OperatorCall, isFeatured: boolean): Promise<void> {
  const id = idArgument(call)
  await call.act(id, async (db) => {
    const testimonial = await existing(db, id)
    if (testimonial.state !== 'Approved') refuse(`It is ${testimonial.state.toLowerCase()}; only what is approved is on the page.`)
    await setTestimonialFeatured(db, testimonial, isFeatured)
    return { isFeatured }
  })
  call.say(isFeatured ? 'It stands before the others now.' : 'It stands in line again.')
}

async function existing(db: Db, id: string): Promise<TestimonialRow> {
  return (await lockTestimonial(db, id)) ?? refuse('There is no testimonial with this id.')
}
