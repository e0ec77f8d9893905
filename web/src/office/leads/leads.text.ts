import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/office/leads/leads', {
  title: 'Leads',
  intro: 'People who wrote to you or want to tour a home. Those waiting for your answer come first.',
  tabsLabel: 'Which leads',
  statesLabel: 'Filter by status',
  everythingOpen: 'All open',
  waitingForYou: 'Waiting for you',
  noLongerOpen: 'Closed leads',
  confirmedTours: 'Confirmed tours',
  archivedMessages: 'Archived messages',
  noneWaiting: 'No one is waiting for you.',
  showOpen: 'Show all open',
  noneWaitingNote: 'You have answered everyone.',
  checkVisibility: 'Check your visibility',
  noLeadsNote: 'Messages and tour requests from your listings and your public page wait here until you answer them.',
  all: 'All',
  messages: 'Messages',
  tours: 'Tours',
  message: 'Message',
  tour: 'Tour',
  waiting: 'waiting',
})
