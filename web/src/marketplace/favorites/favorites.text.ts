import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/marketplace/favorites/favorites', {
  savedHomes: 'Saved homes',
  whatYouWantToKeep: 'Homes you saved, newest first.',
  savedSearches: 'Saved searches',
  goToTheFirstPage: 'Go to the first page',
  aHomeThatYouSaved: 'A home you saved',
  noLongerListedIfIt: 'No longer listed. If it’s listed again, you’ll see it here.',
  takeOutName: 'Remove {name}',
  takeOut: 'Remove',
  searchHomes: 'Search homes',
  pressTheHeartOnA: 'Press the heart on a home to save it here.',
  keptInThisBrowserSign: 'Saved in this browser. Sign in to see them on all your devices.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  savedHomesCouldNotBe: 'We couldn’t move your saved homes into your account.',
})
