import { defineText } from '@keystead/contract/text/define-text.ts'

/** Why a person was not invited. */
export const text = defineText('server/leasing/persons/person-refusal', {
  gone: 'This person is no longer on your list.',
  noEmail: 'We don’t have their email. Please add it first.',
  noHome: 'They don’t live in one of your homes.',
  askedYou: 'They already asked to connect with you. Please accept their request.',
})
