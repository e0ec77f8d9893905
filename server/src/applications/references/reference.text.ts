import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/references/reference', {
  answered: 'A reference of {applicant} for {home} was answered.',
  declined: 'Someone who was asked about {applicant} for {home} does not want to answer.',
  notThem: 'The email about {applicant} for {home} came to someone who is not the person that was named.',
})
