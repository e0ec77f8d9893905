import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/review/questions', {
  keep: 'Keep it',
  notYet: 'Not yet',

  sendTitle: 'Send the application for {home}?',
  sendToPeople: { one: 'It goes to {names}, to fill in their form.', other: 'It goes to {names}, to fill in their forms.' },
  sendToLandlord: 'It goes to {name}.',
  sendToOthers: 'It goes to {name}, and {others} are asked to fill in their forms.',
  sendIt: 'Send application',
  sent: 'The application was sent.',

  unsendTitle: 'Take back the application for {home}?',
  unsendFromPeople: 'It is a draft again. Those you asked no longer see it until you send it again.',
  unsendFromLandlord: 'It is a draft again. {name} no longer sees it until you send it again.',
  unsendIt: 'Take it back',
  unsent: 'The application is a draft again.',

  deleteTitle: 'Delete the application for {home}?',
  deleteConsequence: 'The draft is deleted for good, with all that was filled in for it.',
  deleteIt: 'Delete draft',

  removeTitle: 'Remove {name} from the application?',
  removeConsequence: 'What they have filled in is deleted.',
  removeIt: 'Remove {name}',
  removed: '{name} was removed.',

  closeTitle: 'Close the application for {home}?',
  closeConsequence: 'It ends without a decision, and its people are told. This can’t be undone.',
  closeApproved: 'It ends although it was approved, and its people are told. This can’t be undone.',
  closeReportHelp: 'Even a small part counts. Your answer stays with the application.',
  closeIsDecline: 'Then it is a decline: the law requires a notice to the person whose report it was, which goes with it.',
  closeIsDeclineLater:
    'Then it is a decline: the law requires a notice to the person whose report it was, which goes with it. Take the approval back; then you can decline.',
  declineInstead: 'Decline instead',
  closeIt: 'Close application',
  closed: 'The application was closed.',

  editTitle: 'Edit the application',
  save: 'Save',
  nothing: 'nothing',

  inviteTitle: 'Invite more people',
  inviteDraft: 'They are asked to fill in a form once you send the application.',
  inviteNow: 'They are asked to fill in a form at once.',
  inviteIt: 'Add to the application',
  invited: { one: '{count} person was added.', other: '{count} people were added.' },

  eraseTitle: 'Erase what you filled in for {home}?',
  eraseConsequence: 'All of your form is erased, with its documents. This can’t be undone.',
  eraseNumbersTitle: 'Erase your numbers and documents for {home}?',
  eraseNumbersConsequence:
    'Your Social Security number, ID number and date of birth, your documents, and reports about you are erased now. {name} may have to show that they decided fairly: the rest of your form stays with them until {day}, and is erased then. This can’t be undone.',
  eraseIt: 'Erase',
  erased: 'Erased.',

  acceptTitle: 'Accept the conditions for {home}?',
  acceptHelp: 'You accept for everyone on the application. If you would rather not, withdraw it instead.',
  acceptIt: 'Accept the conditions',
  acceptedNow: 'Conditions accepted.',
})
