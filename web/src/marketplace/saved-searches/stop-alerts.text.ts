import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/stop-alerts', {
  stopEmailsAboutSavedSearches: 'Stop emails about saved searches',
  emailsAreStopped: 'Emails are stopped',
  thatWasAll: 'That was all.',
  onePressAndNoMore: 'One press, and no more of them come. Your saved searches stay.',
  stopTheseEmails: 'Stop these emails',
  noMoreEmailsAboutSaved: 'No more emails about saved searches',
  yourSearchesAreStillThere: 'Your searches are still there. You can switch the emails on again for each of them.',
  openMySavedSearches: 'Open my saved searches',
})
