import { defineText } from '@keystead/contract/text/define-text.ts'

/** What is asked, as who answers reads it and as it stands beside their answer. */
export const text = defineText('web/applications/references/questions', {
  landlord: {
    From: 'Rented from',
    To: 'Rented until',
    Rent: 'Rent for a month',
    PaidOnTime: 'Was the rent paid on time?',
    NoticeGiven: 'Did they give notice before they moved out?',
    GoodOrder: 'Did they leave the home in good order?',
    HadComplaints: 'Were there complaints about them?',
    WouldRentAgain: 'Would you rent to them again?',
  },
  employer: {
    Employed: 'Do they work for you?',
    Since: 'Since when',
    Position: 'Position',
    IsFullTime: 'Full-time?',
    PaySaid: 'What are they paid?',
    Pay: 'Pay before taxes',
    PeriodId: 'For a',
    GoesOn: 'Do you expect it to go on?',
    IncomeConfirmed: 'As much as the applicant stated',
  },
  personal: { KnownHow: 'How do you know each other?', KnownFor: 'For how long?' },
  comment: 'Comment',

  yesNo: { Y: 'Yes', N: 'No' },
  notYet: { Y: 'Yes', N: 'No', notYet: 'They still live there' },
  onTime: { always: 'Always', mostly: 'Mostly', oftenLate: 'Often late' },
  employed: { now: 'Yes, now', before: 'Before, and not any more', never: 'No, never' },
  paySaid: { said: 'I can say how much', notAllowed: 'I am not allowed to say' },
  goesOn: { Y: 'Yes', N: 'No', notKnown: 'I don’t know' },
  confirmed: { Y: 'Yes', N: 'No', notSaid: 'Not known' },
  knownFor: {
    underOneYear: 'Less than a year',
    oneToThree: 'One to three years',
    threeToTen: 'Three to ten years',
    overTen: 'More than ten years',
  },
})
