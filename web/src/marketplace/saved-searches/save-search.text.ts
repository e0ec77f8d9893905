import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/save-search', {
  saveSearch: 'Save search',
  saveThisSearch: 'Save this search',
  yesOnceADay: 'Yes, once a day',
  inTheMorningAndOnly: 'In the morning, only when there’s a new home or a lower price.',
  youSeeWhatIsNew: 'You’ll see what’s new when you look.',
  name: 'Name',
  shallWeWriteToYou: 'Should we email you about it?',
  changeThisSavedSearch: 'Edit saved search',
  saveChanges: 'Save changes',
  no: 'No',
})
