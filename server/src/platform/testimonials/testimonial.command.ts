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

/** Moderating: what strangers hand in is shown only after someone has read it. */
export const testimonialCommand: OperatorCommand = {
  name: 'testimonials',
  summary: 'Testimonials: read them, and choose which ones are shown',
  actions: {
    list: {
      summary: 'Lists testimonials that need an answer',
      options: { '--state <state>': `list another state: ${TESTIMONIAL_STATES.join(', ')}` },
      run: list,
    },
    approve: {
      summary: 'Approves a testimonial, so that it is shown',
      arguments: ['ID'],
      run: (call) => step(call, 'approve', 'The testimonial is now on the page.'),
    },
    reject: {
      summary: 'Rejects a testimonial, so that it is never shown',
      arguments: ['ID'],
      run: (call) => step(call, 'reject', 'The testimonial will not be shown.'),
    },
    hide: {
      summary: 'Takes a testimonial off the page',
      arguments: ['ID'],
      run: (call) => step(call, 'hide', 'The testimonial is no longer on the page.'),
    },
    feature: { summary: 'Shows a testimonial before the others', arguments: ['ID'], run: (call) => feature(call, true) },
    unfeature: { summary: 'Shows a testimonial in its usual place again', arguments: ['ID'], run: (call) => feature(call, false) },
  },
}

async function list(call: OperatorCall): Promise<void> {
  const asked = textOption(call, 'state') ?? 'Pending'
  const state =
    TESTIMONIAL_STATES.find((name) => name.toLowerCase() === asked.toLowerCase()) ??
    refuse(`"${asked}" is not a state. Please use one of: ${TESTIMONIAL_STATES.join(', ')}.`)
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
      refuse(`This testimonial is ${testimonial.state.toLowerCase()}. Only one that is ${from.toLowerCase()} can be ${to.toLowerCase()}.`)
    await setTestimonialState(db, testimonial, to)
    return { from, to }
  })
  call.say(done)
}

async function feature(call: OperatorCall, isFeatured: boolean): Promise<void> {
  const id = idArgument(call)
  await call.act(id, async (db) => {
    const testimonial = await existing(db, id)
    if (testimonial.state !== 'Approved') refuse(`This testimonial is ${testimonial.state.toLowerCase()}. Please approve it first.`)
    await setTestimonialFeatured(db, testimonial, isFeatured)
    return { isFeatured }
  })
  call.say(isFeatured ? 'The testimonial is now shown first.' : 'The testimonial is back in its usual place.')
}

async function existing(db: Db, id: string): Promise<TestimonialRow> {
  return (await lockTestimonial(db, id)) ?? refuse('There is no testimonial with this ID. To see them, run: testimonials list')
}
