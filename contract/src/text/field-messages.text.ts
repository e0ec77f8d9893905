import { defineText } from './define-text.ts'

/** What a field says of its value, in the words of the specification (§5). */
export const fieldText = defineText('contract/text/field-messages', {
  empty: '{label} can not be empty.',
  invalid: '{label} is not valid.',
  tooLong: '{label} can have at most {max} characters.',
  length: '{label} should have {min} to {max} characters.',
  range: '{label} should be between {min} and {max}.',
  unknown: '{name} is not a known field.',
  hints: {
    amount: 'Enter an amount such as 1250 or 1250.50.',
    date: 'Enter a date such as 11/22/2026.',
    year: 'Enter a year such as 1998.',
    wholeNumber: 'Enter a whole number such as {example}.',
    number: 'Enter a number such as {example}.',
    ssn: 'It has nine digits, such as 123-45-6789.',
    last4Ssn: 'Please enter the last four digits.',
    steps: 'Enter a number in steps of {step}, such as {example}.',
  },
})
