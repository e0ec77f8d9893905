import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/references/references', {
  references: 'References',
  referencesOf: 'References of {name}',
  count: { one: '{answered} of {count} reference answered', other: '{answered} of {count} references answered' },
  none: 'The form names no landlord, employer or reference.',
  kinds: { landlord: 'Landlord: {about}', employer: 'Employer: {about}', personal: 'Reference: {about}' },
  kindsAlone: { landlord: 'Landlord', employer: 'Employer', personal: 'Reference' },
  states: { asked: 'Asked', answered: 'Answered', declined: 'Won’t answer', notThem: 'Not this person', open: 'Not asked' },
  askedAt: { one: 'Asked {at} by {name}', other: 'Asked {at} by {name}, {count} emails' },
  asked: 'Asked {at}',
  answeredAt: 'Answered {at}',
  over: 'The link ended {at}. It can be sent again.',
  overForGood: 'The link ended {at}.',
  againAt: 'It can be sent again from {at} on.',
  notForYou: 'What they answer is for the landlord alone, so that they can say it freely.',
  ask: 'Ask',
  askWho: 'Ask {name} for a reference',
  remind: 'Send again',
  remindWho: 'Send it to {name} again',
  stated: 'What they say is not checked by Keystead.',
})
