import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/references/give-reference', {
  title: 'Give a reference',
  titleOf: 'A reference for {name}',
  intro: {
    landlord: '{name} applies for a home of {landlord}, and named you as a landlord. {landlord} asks what you know of them as a tenant.',
    employer: '{name} applies for a home of {landlord}, and named you as an employer. {landlord} asks about their work with you.',
    personal: '{name} applies for a home of {landlord}, and named you as a reference. {landlord} asks what you know of them.',
  },
  asWho: 'Named: {who}',
  home: 'The home: {about}',
  work: 'The work: {about}',
  readBy:
    'What you answer is read by {landlord} and those who decide with them. {name} sees that you answered, and not what. An answer can’t be changed.',
  onlyKnown: 'Say only what you know yourself. What you leave empty counts as not known.',
  until: 'You can answer until {until}.',
  fromTo: 'As far as you know.',
  payHelp: 'Say it yourself: we don’t show you what {name} stated.',
  commentHelp: 'About the rental or the work. Leave out family, religion, origin, health and the like.',
  reviewed: 'I have read what was found, and keep these words',
  send: 'Send the reference',

  otherwise: 'You don’t have to answer',
  decline: 'I don’t want to answer',
  declineConsequence: '{landlord} is told that you don’t want to answer, and can’t ask you again about {name}.',
  notThem: 'I am not this person',
  notThemConsequence:
    '{landlord} is told that this email did not reach the person who was named. We don’t write to you again about {name}.',
  goBack: 'Go back',

  done: {
    answered: 'Thank you: your reference was sent.',
    declined: 'You said that you don’t want to answer.',
    notThem: 'You said that you are not this person.',
  },
  doneOn: 'That was on {day}. It can’t be changed any more.',
  nothingMore: 'There is nothing more to do. You can close this page.',
  browse: 'Browse homes',
})
