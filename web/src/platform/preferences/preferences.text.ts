import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/platform/preferences/preferences', {
  onScreen: 'On screen',
  email: 'Email',
  event: 'Event',
  always: 'Always',
  notificationSettings: 'Notification settings',
  whatYouWantToHear: 'What you want to hear of, and how. It counts for the profile that you are using now.',
  settings: 'Settings',
  notificationSettingsSaved: 'Notification settings saved.',
  saveSettings: 'Save settings',
  eachAtOnce: 'Each at once',
  anEmailWheneverSomethingHappens: 'An email whenever something happens, outside your quiet hours.',
  oneEmailADay: 'One email a day',
  everythingSinceTheLastOne: 'Everything since the last one, gathered at 8 in the morning.',
  rhythm: 'Rhythm',
  whenEmailsComeOnScreen:
    'When emails come. On screen you are told the moment something happens, and emails about the safety of your account never wait.',
  howEmailsCome: 'How emails come',
  quietFrom: 'Quiet from',
  noQuietHours: 'No quiet hours',
  emailsWaitUntilTheQuiet: 'Emails wait until the quiet hours are over.',
  quietUntil: 'Quiet until',
  timeZone: 'Time zone',
  atlanticPuertoRico: 'Atlantic (Puerto Rico)',
  mountainWithoutSummerTimeArizona: 'Mountain without summer time (Arizona)',
})
