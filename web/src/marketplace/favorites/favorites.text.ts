import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/favorites/favorites', {
  savedHomes: 'Saved homes',
  whatYouWantToKeep: 'What you want to keep in sight, the latest first.',
  savedSearches: 'Saved searches',
  goToTheFirstPage: 'Go to the first page',
  aHomeThatYouSaved: 'A home that you saved',
  noLongerListedIfIt: 'No longer listed. If it comes back, you see it here again.',
  takeOutName: 'Take out {name}',
  takeOut: 'Take out',
  searchHomes: 'Search homes',
  pressTheHeartOnA: 'Press the heart on a home to find it here again.',
  keptInThisBrowserSign: 'Kept in this browser. Sign in, and you have them on all your devices.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  savedHomesCouldNotBe: 'Saved homes could not be moved into the account.',
})
