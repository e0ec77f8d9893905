import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/testimonials/create-testimonial', {
  title: 'Share your experience',
  metaDescription: 'Tell others how Keystead works for you, in 50 to 500 characters. We read each one before it appears.',
  intro: 'How does Keystead work for you? Others who own, manage or rent would like to know, good and bad alike.',
  testimonials: 'Testimonials',
  form: 'Your experience',
  name: 'Name',
  occupation: 'Occupation',
  testimonial: 'Testimonial',
  testimonialHelp: 'Please leave out addresses, phone numbers and the names of others.',
  consent: 'You may publish this with my name and occupation.',
  consentHelp: 'We read it first and publish it unchanged or not at all.',
  writeToUs: 'Write to us',
  takeBack: 'Want to take one back? {link}, and we’ll remove it.',
  send: 'Send testimonial',
  toTestimonials: 'Read what others say',
  sentHelp: 'We’ll read it now. Once it’s approved, everyone can see it on the testimonials page.',
})
