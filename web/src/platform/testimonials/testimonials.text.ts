import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/testimonials/testimonials', {
  title: 'Testimonials',
  metaDescription: 'What owners, agents and tenants say about working with Keystead, in their own words.',
  headline: 'In their own words',
  intro: 'What owners, agents and tenants say about working with Keystead. We read every one before it appears, and change nothing.',
  write: 'Write yours',
  writeFirst: 'Write the first one',
  emptyHelp: 'No testimonials yet. If you use Keystead, a few sentences help others decide.',
})
