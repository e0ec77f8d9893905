import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/identity/profiles/way-out', {
  dashboard: 'Dashboard',
  myProperties: 'My properties',
  searchHomes: 'Search homes',
  home: 'Home',
  switchProfile: 'Switch profile',
  notForYourRole: 'This is not available for your role',
  whatIMayDo: 'What I may do here',
  profileSettings: 'Profile settings',
  titleNeedsAProfileOf: '“{title}” needs a different type of profile.',
  titleIsForWantedAccounts:
    '“{title}” is for {wanted} accounts, and this profile is {own}. Change its account type under Profile settings, or switch to another profile.',
  titleIsForAnotherKind:
    '“{title}” is for a different type of profile. You’re using your {own} profile. If you have another profile, switch to it and come back.',
})
