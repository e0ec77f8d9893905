import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/favorites/favorites', {
  title: 'Saved homes',
  intro: 'Homes you saved, newest first.',
  savedSearches: 'Saved searches',
  someHome: 'A home you saved',
  gone: 'No longer listed. If it’s listed again, you’ll see it here.',
  removeHome: 'Remove {name}',
  remove: 'Remove',
  searchHomes: 'Search homes',
  emptyHelp: 'Press the heart on a home to save it here.',
  visitorIntro: 'Saved in this browser. Sign in to see them on all your devices.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  notMoved: 'We couldn’t move your saved homes into your account.',
})
