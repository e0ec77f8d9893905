import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/persons/person-dialogs', {
  editTitle: 'Edit {name}',
  editFormLabel: 'Person',
  saved: 'Saved.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'Changing the address withdraws the invitation sent to the old one.',
  phone: 'Phone',
  save: 'Save',
  eraseTitle: 'Erase {name}?',
  erase: 'Erase',
  eraseConsequence:
    'Their name, email and phone are removed everywhere in your account. Past leases stay, without a name. Files you imported may name them, so those files and their reports are deleted. You can’t undo this.',
  erased: 'Erased.',
  mergeTitle: 'Merge {name}',
  mergeIntro: 'Choose the entry to keep. It takes over this entry’s leases, and this entry is deleted.',
  mergeFormLabel: 'Merge',
  merged: 'Merged.',
  theSameAs: 'The same as',
  typeName: 'Enter a name',
  merge: 'Merge',
})
