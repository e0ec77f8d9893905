import { defineText } from '@keystead/contract/text/define-text.ts'

/** What stands on a sample invoice. */
export const text = defineText('server/money/papers/sample-invoice', {
  property: 'Oak House, Unit 3',
  place: 'Austin, TX',
  tenant: 'A tenant of yours',
  rent: 'Monthly rent',
  water: 'Water and sewer',
  notes: 'This is a sample.',
})
