import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/save-search', {
  saveSearch: 'Save search',
  saveThisSearch: 'Save this search',
  yesOnceADay: 'Yes, once a day',
  inTheMorningAndOnly: 'In the morning, and only when a home is new or costs less.',
  youSeeWhatIsNew: 'You see what is new when you look.',
  name: 'Name',
  shallWeWriteToYou: 'Shall we write to you about it?',
  changeThisSavedSearch: 'Change this saved search',
  saveChanges: 'Save changes',
})
