import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/testimonials/create-testimonial', {
  shareYourExperience: 'Share your experience',
  tellOthersHowKeysteadWorks: 'Tell others how Keystead works for you, in 50 to 500 characters. We read each one before it appears.',
  howDoesKeysteadWorkFor: 'How does Keystead work for you? Others who own, manage or rent would like to know, good and bad alike.',
  testimonials: 'Testimonials',
  yourExperience: 'Your experience',
  name: 'Name',
  occupation: 'Occupation',
  testimonial: 'Testimonial',
  pleaseLeaveOutAddressesPhone: 'Please leave out addresses, phone numbers and the names of others.',
  youMayPublishThisWith: 'You may publish this with my name and occupation.',
  weReadItFirstAnd: 'We read it first and publish it unchanged or not at all.',
  writeToUs: 'Write to us',
  wouldYouLikeToTake: 'Want to take one back? {link}, and we’ll remove it.',
  sendTestimonial: 'Send testimonial',
  readWhatOthersSay: 'Read what others say',
  weReadItNowOnce: 'We’ll read it now. Once it’s approved, everyone can see it on the testimonials page.',
})
