import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/stop-alerts', {
  stopEmailsAboutSavedSearches: 'Stop emails about saved searches',
  emailsAreStopped: 'Emails are stopped',
  thatWasAll: 'You’re done.',
  onePressAndNoMore: 'Press the button to stop these emails. Your saved searches stay.',
  stopTheseEmails: 'Stop these emails',
  noMoreEmailsAboutSaved: 'No more emails about saved searches',
  yourSearchesAreStillThere: 'Your searches are still there. You can turn emails back on for each of them.',
  openMySavedSearches: 'Open my saved searches',
})
