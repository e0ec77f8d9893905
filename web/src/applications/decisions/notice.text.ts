import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/decisions/notice', {
  heading: 'Adverse action notice',
  to: 'To {name}',
  from: 'From {name}',
  about: 'About your application for {home}, {address}',
  on: '{day}',
  declined:
    'Your application was declined. The decision rests in whole or in part on a report of the consumer reporting agency named here.',
  conditional:
    'Your application was approved with conditions. They rest in whole or in part on a report of the consumer reporting agency named here.',
  agency: 'The agency',
  phone: 'Phone: {phone}',
  website: 'Website: {website}',
  notTheirs: 'The agency did not make this decision, and it can’t tell you why it was made.',
  copy: 'You can get a free copy of your report from the agency if you ask for it within 60 days of this notice.',
  dispute: 'If something in the report is incomplete or not correct, you can dispute it with the agency.',
  score: 'Your credit score',
  scoreWas: 'A credit score from the report was used: {score}, on a scale from {lowest} to {highest}, as of {day}.',
  factors: 'What counted against it most',
  law: 'This notice is given under the Fair Credit Reporting Act, 15 U.S.C. § 1681m.',
})
