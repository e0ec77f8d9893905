import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/persons/person-dialogs', {
  editTitle: 'Edit {name}',
  editFormLabel: 'Person',
  saved: 'Saved.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHelp: 'Another address takes back the invitation that waits at this one.',
  phone: 'Phone',
  save: 'Save',
  eraseTitle: 'Erase {name}?',
  erase: 'Erase',
  eraseConsequence:
    'Their name, email and phone go, wherever they stand in your account. Leases that have ended stay, without a name. Files that you have imported may name them, so these and their reports are deleted. This cannot be undone.',
  erased: 'Erased.',
  mergeTitle: 'Who is {name}?',
  mergeIntro: 'Choose the entry that stays. Leases of this one become its own, and this one goes.',
  mergeFormLabel: 'The same person',
  merged: 'They are one person now.',
  theSameAs: 'The same as',
  typeName: 'Type a name',
  merge: 'Make them one',
})
