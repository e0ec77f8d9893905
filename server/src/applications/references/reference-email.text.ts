import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/references/reference-email', {
  subject: '{applicant} named you as a reference',
  heading: 'Would you give a reference?',
  asks: {
    landlord:
      '{applicant} applies for a home of {landlord}, and named you as a landlord, with your address. {landlord} asks what you know of them as a tenant.',
    employer:
      '{applicant} applies for a home of {landlord}, and named you as an employer, with your address. {landlord} asks about their work with you.',
    personal:
      '{applicant} applies for a home of {landlord}, and named you as a reference, with your address. {landlord} asks what you know of them.',
  },
  howLong: 'It takes two minutes, and you need no account. You can also say that you don’t want to answer.',
  open: 'Read the questions',
  until: { one: 'The link works for {count} day.', other: 'The link works for {count} days.' },
  why: 'You get this email because {applicant} gave your address. If you don’t know them, please say so on the page, and we don’t write again. What you answer is read by {landlord}, and not by {applicant}. Don’t forward it: anyone who has the link can answer for you.',
})
