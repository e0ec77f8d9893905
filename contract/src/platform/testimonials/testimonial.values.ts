export const TESTIMONIAL_MIN = 50
export const TESTIMONIAL_MAX = 500

export const TESTIMONIAL_STATES = ['Pending', 'Approved', 'Rejected', 'Hidden'] as const
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number]

/** What an operator may do with a testimonial, from which state, and what it is then. */
export const TESTIMONIAL_STEPS = {
  approve: { from: 'Pending', to: 'Approved' },
  reject: { from: 'Pending', to: 'Rejected' },
  hide: { from: 'Approved', to: 'Hidden' },
} as const satisfies Record<string, { from: TestimonialState; to: TestimonialState }>
export type TestimonialStep = keyof typeof TESTIMONIAL_STEPS
