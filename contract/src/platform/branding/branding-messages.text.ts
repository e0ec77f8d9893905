import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/platform/branding/branding-messages', {
  brandingCreated: 'Branding created successfully.',
  brandingUpdated: 'Branding updated successfully.',
  brandingDeleted: 'Branding deleted successfully.',
  brandingChanged: 'Your branding was changed in the meantime. Please review the latest version, then save again.',
  noCustomBranding: 'You don’t have a design of your own yet. Please create one first.',
  colorHint: 'Please enter it as # and six digits or letters from a to f, such as #14523c.',
  colorTooLight:
    '{label} is too light to read on a white page (contrast {contrast} to 1, text needs 4.5 to 1). Please choose a darker color.',
  senderHint: 'Please enter a name only, without an email or web address.',
})
