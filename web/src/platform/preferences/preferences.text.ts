import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/preferences/preferences', {
  onScreen: 'On screen',
  email: 'Email',
  event: 'Event',
  always: 'Always',
  notificationSettings: 'Notification settings',
  whatYouWantToHear: 'Choose what you hear about, and how. These settings apply to the profile you’re using now.',
  settings: 'Settings',
  notificationSettingsSaved: 'Notification settings saved.',
  saveSettings: 'Save settings',
  eachAtOnce: 'As it happens',
  anEmailWheneverSomethingHappens: 'An email whenever something happens, outside your quiet hours.',
  oneEmailADay: 'One email a day',
  everythingSinceTheLastOne: 'Everything since the last one, sent at 8 a.m.',
  rhythm: 'Delivery schedule',
  whenEmailsComeOnScreen:
    'When emails arrive. On screen you see things as they happen, and emails about account security are never delayed.',
  howEmailsCome: 'Email delivery',
  quietFrom: 'Quiet hours start',
  noQuietHours: 'No quiet hours',
  emailsWaitUntilTheQuiet: 'Emails wait until quiet hours are over.',
  quietUntil: 'Quiet hours end',
  timeZone: 'Time zone',
  atlanticPuertoRico: 'Atlantic (Puerto Rico)',
  mountainWithoutSummerTimeArizona: 'Mountain, no daylight saving (Arizona)',
})
