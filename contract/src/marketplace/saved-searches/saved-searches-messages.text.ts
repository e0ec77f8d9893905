import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/marketplace/saved-searches/saved-searches-messages', {
  savedSearchNotFound: 'Saved search not found.',
  tooManySavedSearches: 'You have saved 25 searches. Please delete one that you no longer need.',
  stopLinkUnknown: 'This link is incomplete. Please open it from the email again, or sign in and change your saved searches.',
  noSavedSearchesFound: 'No saved searches yet.',
  searchSaved: 'Search saved. We’ll let you know about new homes.',
  searchSavedQuietly: 'Search saved.',
  searchWasSaved: 'You have already saved this search.',
  searchUpdated: 'Saved search updated.',
  searchDeleted: 'Saved search deleted.',
})
