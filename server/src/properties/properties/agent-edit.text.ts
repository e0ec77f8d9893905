import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/properties/properties/agent-edit', {
  /** `{changes}` is a list of what follows. */
  changed: '{actor} changed {home}: {changes}.',
  rent: 'rent from {before} to {after}',
  price: 'price from {before} to {after}',
  noAmount: 'none',
  offer: 'what is offered',
  terms: 'terms',
  address: 'address',
})
