import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/leasing/tenures/tenures-messages', {
  assignmentNotFound: 'Assignment not found.',
  assignmentChanged: 'This assignment was changed in the meantime. Please review the latest version, then save again.',
  alreadyAssigned: 'This person is already assigned to the property for those dates.',
})
