import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/pages/property/edit-property', {
  myProperties: 'My properties',
  properties: 'Properties',
  editProperty: 'Edit property',
  seeProperty: 'View the property',
  view: 'View',
  steps: 'Steps',
  done: 'Done',
  saveChanges: 'Save changes',
  next: 'Next',
  editCommercial: 'Edit a commercial property',
  editResidential: 'Edit a residential property',
  editTitle: 'Edit a property',
  changesOnTop: 'Your changes are on top of the newest version now. Save to keep them.',
})
