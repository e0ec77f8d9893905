import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/applications/references/references-messages', {
  notFound: 'Reference details not found.',
  notAskable: 'This person can’t be asked.',
  obstacles: {
    mayNotContact: 'The applicant does not want this person to be contacted.',
    noEmail: 'The form has no email of this person.',
    ownAddress: 'The form gives the applicant’s own email for this person.',
    notAgreed: 'The applicant did not agree that references are asked: their form is from before that was part of it.',
  },
  askedAlready: 'This person was asked already.',
  tooEarly: 'You can send it again 24 hours after the last email.',
  tooOften: 'This person got 3 emails about it. Please call them instead.',
  addressBusy: 'This address got many such emails today. Please try again tomorrow.',
  tooManySent: 'You have asked 40 references today. Please try again tomorrow.',
  confirmEmail: 'Please confirm your email address before you ask someone for a reference.',
  linkOver: 'This link does not work now. The application may have come to its end, or the link is too old.',
  answeredAlready: 'You have answered already. An answer can’t be changed.',
  fairHousing: 'Some words may go against fair housing law. Please review what was found, then send again.',
  endBeforeStart: 'End date should be greater than Start date.',
  payMissing: 'Please say how much, and for how long.',
  asked: 'The email is on its way.',
})
