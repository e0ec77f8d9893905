import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/way-out', {
  dashboard: 'Dashboard',
  myProperties: 'My properties',
  searchHomes: 'Search homes',
  home: 'Home',
  notForYourRole: 'This is not available for your role',
  whatIMayDo: 'What I may do here',
})
