import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/saved-searches/stop-alerts', {
  title: 'Stop emails about saved searches',
  doneTitle: 'Emails are stopped',
  doneIntro: 'You’re done.',
  intro: 'Press the button to stop these emails. Your saved searches stay.',
  stop: 'Stop these emails',
  stopped: 'No more emails about saved searches',
  stoppedHelp: 'Your searches are still there. You can turn emails back on for each of them.',
  toSavedSearches: 'Open my saved searches',
})
