import { defineText } from '@keystead/contract/text/define-text.ts'

/** What someone reads who is to be screened. */
export const text = defineText('web/applications/screening/own', {
  waiting: {
    requested: '{name} asks you to agree to a screening. It waits for you under Screening.',
    unpaid: 'Your screening is to be paid for under Fees. It is ordered then.',
    questions: 'The agency has questions for you. They wait under Screening.',
    blocked: 'Your credit file is frozen, so the screening can’t go on. What to do stands under Screening.',
  },

  next: {
    requested: '{name} asks you to agree to this for {home}. Nothing happens before you do.',
    unpaid: 'You have agreed. Please pay {price} for it below, under Fees. Then it is ordered.',
    ordered: 'You have agreed. The agency begins shortly.',
    questions: 'The agency asks what only you know, so that no one else is taken for you.',
    answered: 'The agency is checking your answers.',
    working: 'The agency is looking. There is nothing for you to do.',
    blocked: 'Your credit file is frozen at {agency}.',
    checking: 'You have agreed. {name} checks what your form says, and writes down what they found.',
    completed: 'The report is there. You can read it, and dispute what is not right.',
    checked: '{name} has written down what they found. You can read it.',
    expired: 'The report has expired, and what it said was deleted.',
    refused: 'You did not agree. {name} decides without a report.',
    canceled: 'It was canceled. There is nothing for you to do.',
  },
  failed: {
    identityFailed:
      'The agency could not be sure that it is you, so there is no report. That happens: questions can be about long ago. {name} can decide without one, or ask you for something else.',
    identityMismatch:
      'For the agency, the name, the date of birth and the number in your form do not belong together, so there is no report. If something in your form is wrong, tell {name}.',
    noFile:
      'The agency has no file about you. That happens to people who have not borrowed anything or are new to the country, and says nothing against you.',
    notOffered: 'The agency does not offer this where you live. There is nothing for you to do.',
    notTaken: 'The agency could not use what your form says, such as an address. If something in it is wrong, tell {name}.',
    notPaid: 'It was not paid for, so nothing was ordered.',
    other: 'The agency could not make a report. That is no fault of yours, and says nothing against you.',
  },

  soft: 'It is a soft inquiry: it does not change your credit score.',
  ownSoft: '{name} checks by themselves, and may get a report from an agency of their choice.',
  ssn: 'Social Security number',
  ssnHelp: 'Nine digits, such as 123-45-6789. It is given to the agency and then deleted; {name} never sees it.',
  agree: 'Agree',
  refuse: 'I do not agree',
  refuseTitle: 'Do you not agree to the screening for {home}?',
  refuseConsequence: '{name} is told, and decides on your application without a report.',
  refuseIt: 'I do not agree',
  back: 'Go back',

  questions: 'Questions of the agency',
  attempts: { one: 'You have {count} more try.', other: 'You have {count} more tries.' },
  sendAnswers: 'Send answers',

  lifted: 'I have lifted the freeze',
  stillFrozen: 'It was still frozen when the agency looked on {at}. A lift can take up to an hour.',

  read: 'Read report',
  readHelp: 'We keep a record of each opening.',
  dispute: 'Dispute a part',
  disputeTitle: 'What is not right in the report?',
  disputeHelp: 'The agency looks into it, and those who decide see that it is disputed. What you write goes to the agency alone.',
  part: 'Part of the report',
  statement: 'What is not right',
  statementHelp: 'Say what is wrong and how it should be, such as a record that is about someone else.',
  sendDispute: 'Send dispute',
})
