import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/applications/criteria/criteria-messages', {
  criteriaChanged: 'These criteria were changed in the meantime. Please review the latest version, then save again.',
  fairHousing: 'Some words may go against fair housing law. Please review what was found, then save again.',
  saved: 'Criteria saved successfully.',
})
