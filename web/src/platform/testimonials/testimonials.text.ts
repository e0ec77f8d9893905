import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/testimonials/testimonials', {
  testimonials: 'Testimonials',
  whatOwnersAgentsAndTenants: 'What owners, agents and tenants say about working with Keystead, in their own words.',
  inTheirOwnWords: 'In their own words',
  whatOwnersAgentsAndTenants2:
    'What owners, agents and tenants say about working with Keystead. We read every one before it appears, and change nothing.',
  writeYours: 'Write yours',
  thisPageIsEmpty: 'This page is empty.',
  goToTheFirstPage: 'Go to the first page',
  writeTheFirstOne: 'Write the first one',
  nobodyHasToldUsYet: 'No testimonials yet. If you use Keystead, a few sentences help others decide.',
})
