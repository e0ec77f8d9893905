import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/leasing/assignments/assignments-messages', {
  classificationHasApplications: 'There are open applications for this property as it is. Please decide on them or close them first.',
  classificationInUse: 'You can switch this property’s type after its current and upcoming leases end.',
  noConnectedAndAssignedPropertiesFound: 'No connected and assigned properties found.',
  propertyAssigned: 'Property assigned successfully.',
  propertyUnassigned: 'Property unassigned successfully.',
  leaseUpdated: 'Lease updated successfully.',
  noticeGiven: 'Notice given.',
  noticeTakenBack: 'Notice withdrawn.',
  renewalAsked: 'We let your landlord know that you would like to stay.',
  assignmentUpdated: 'Assignment updated successfully.',
  zoneSwitched: 'Property zone switched successfully.',
})
