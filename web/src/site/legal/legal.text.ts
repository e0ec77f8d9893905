import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/legal/legal', {
  versionOf: 'Version of {day}',
  contents: 'Contents',
  inShort: 'In short:',
  theRulesForUsingKeystead:
    'The rules for using Keystead: what you can expect from us, what we expect from you, and what happens when something goes wrong.',
  termsAndConditions: 'Terms and conditions',
  whatWeKeepOfYou:
    'What we keep about you, why, for how long, and how to see, correct or delete it. Each part starts with a plain summary.',
  privacyPolicy: 'Privacy policy',
})
