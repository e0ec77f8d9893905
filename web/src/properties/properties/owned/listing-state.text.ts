import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/properties/properties/owned/listing-state', {
  qualityTitle: 'Listing quality',
  readyTitle: 'Ready to list',
  missingTitle: 'Before you can list it',
  nothingMissing: 'It has everything a good listing needs.',
  recommended: '(recommended)',
  done: '(done)',
  endsSoon: 'Ends soon',
  listed: 'Listed',
  expired: 'Expired',
  unlisted: 'Unlisted',
  managedBy: '{name} manages this property.',
  listingNotCovered: 'Your assignment doesn’t cover the listing. {name} can add it.',
  editStep: 'Edit {step}',
  edit: 'Edit',
  missing: { one: '{count} thing missing', other: '{count} things missing' },
  termsNotCovered: 'Your assignment doesn’t cover price, terms and address. {name} can add them.',
  tenantsNotCovered: 'Your assignment doesn’t cover tenants. {name} can add them.',
})
