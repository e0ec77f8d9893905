import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('server/applications/applications/application-email', {
  subject: '{name} asks you to fill in a rental application',
  heading: 'A rental application for you',
  intro: '{name} asks you to fill in a form of the application for {home}.',
  introNoHome: '{name} asks you to fill in a form of the application for a home.',
  as: 'You are named as: {as}.',
  page: 'Our page says who asks and for which home. You can sign in or create an account there, with this email or another one, and then fill in your form.',
  open: 'See the application',
  until: { one: 'The link works for {count} day, and once.', other: 'The link works for {count} days, and once.' },
  why: 'You get this email because {name} has entered your address. If you don’t know them, please ignore it. Don’t forward it: anyone who has the link can take the form in your place.',
})
