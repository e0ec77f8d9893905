import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/site/legal/legal', {
  versionOfDateText: 'Version of {dateText}',
  contents: 'Contents',
  inShort: 'In short:',
  theRulesForUsingKeystead:
    'The rules for using Keystead: what you may expect of us, what we expect of you, and what happens when something goes wrong.',
  termsAndConditions: 'Terms and conditions',
  whatWeKeepOfYou: 'What we keep of you, why, for how long, and how to see, correct or delete it. Each part comes in plain words first.',
  privacyPolicy: 'Privacy policy',
})
