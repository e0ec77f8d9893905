import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/platform/saved-views/saved-views-messages', {
  savedViewNotFound: 'Saved view not found.',
  tooManySavedViews: 'You have saved 20 views of this list. Please delete one that you no longer need.',
  viewNameTaken: 'You already have a view with this name. Please choose another one.',
  viewSaved: 'View saved.',
  viewRenamed: 'View renamed.',
  viewDeleted: 'View deleted.',
})
