import { defineText } from '@keystead/contract/text/define-text.ts'

/** Labels of fields. */
export const text = defineText('server/identity/profiles/profile-fields', {
  state: 'State',
  postalCode: 'Postal code',
  primaryPhone: 'Primary phone',
  secondaryPhone: 'Secondary phone',
  licenseState: 'License state',
})
