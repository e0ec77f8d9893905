import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/applications/form/review', {
  intro: 'Look it over. Once you submit, nothing in it can be changed.',
  missing: 'Still missing',
  complete: 'Everything is filled in.',
  goTo: 'Go to {step}',
  edit: 'Change',
  editOf: 'Change {step}',
  consents: 'Before you submit',
  submit: 'Submit application',
  completeFirst: 'Some parts are not complete yet. They are listed at the top.',

  submittedTitle: 'Your application form is submitted',
  next: 'What happens next',
  nextComplete: 'Everyone’s form is in, so the landlord has the application now. You hear from us as soon as there is an answer.',
  nextWaiting:
    'The landlord gets the application once everyone else in it has submitted their form. You hear from us as soon as there is an answer.',
  nextKeep: 'Nothing in your form changes from here on. If something is wrong, you can withdraw it and apply again.',
  openApplication: 'Open the application',
  profile: 'Your renter’s profile',
  profileHelp: 'Keep what this form says for 30 days: the next application is then one press, and you can show it to landlords elsewhere.',
  toProfile: 'Keep as my renter’s profile',

  over: {
    submitted: 'You submitted this form on {day}. It can’t be changed any more: those who decide read what you sent.',
    submittedNoDay: 'This form is submitted and can’t be changed any more.',
    ended: 'The application has come to its end. What you filled in is kept: your next one begins with it.',
    withdrawn: 'This form was withdrawn. It can be read, and not changed.',
  },
  overHelp: 'If something is wrong, withdraw it and apply again.',
  withdraw: 'Withdraw',
})
