import { defineText } from '@keystead/contract/text/define-text.ts'

/** What people are told of tours. */
export const text = defineText('server/marketplace/tours/tour', {
  wantsToSee: '{actor} wants to tour {home}.',
  acceptedTime: '{actor} accepted the time that you proposed for {home}.',
  canceledTour: '{actor} canceled a tour of {home}.',
  handedOver: {
    one: '{count} tour of {home} is now yours to answer: its agent no longer lists it.',
    other: '{count} tours of {home} are now yours to answer: its agent no longer lists it.',
  },

  home: 'Home',
  when: 'When',
  whenAndHowLong: '{times} ({minutes} minutes)',
  reason: 'Reason',
  plannedFor: 'It was planned for',
  notYou: 'Didn’t ask for a tour? Then someone entered your address by mistake, and you don’t need to do anything.',
  received: {
    subject: 'Your request for a tour',
    heading: 'Your request is on its way',
    intro: 'We passed it on to the person who lists the home. You’ll get another email as soon as they answer.',
    askedFor: 'You asked for',
    see: 'See or cancel your request',
  },
  confirmed: {
    subject: 'Your tour is confirmed: {times}',
    heading: 'Your tour is confirmed',
    page: 'Press the button to see the address, add the tour to your calendar, or cancel if something comes up.',
    see: 'See the tour',
    neverPay: 'Never pay before you’ve seen a home and know who you’re dealing with.',
  },
  proposed: {
    subject: 'Another time for your tour',
    heading: 'Another time is proposed',
    intro: 'The person who lists the home asks whether you can come at another time. The tour is set once you accept.',
    answer: 'Accept or decline',
  },
  denied: {
    subject: 'Your request for a tour was declined',
    heading: 'Your tour request was declined',
    sorry: 'We’re sorry. Other homes nearby may be a good fit.',
    see: 'See the answer',
  },
  canceled: {
    subject: 'Your tour is canceled',
    heading: 'Your tour is canceled',
    intro: 'The person who lists the home canceled it. Please don’t go there.',
    see: 'See why',
  },
  gone: {
    intro: 'The person who listed the home has left Keystead. Please don’t go there.',
    find: 'Find another home',
  },
  reminder: {
    subject: 'Your tour: {times}',
    heading: 'Your tour is soon',
    cannotCome: 'Can’t make it? Please cancel, so that no one waits for you.',
    see: 'See or cancel the tour',
  },

  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  seeTours: 'See your tours',
  requested: {
    subject: 'Someone wants to tour {home}',
    heading: 'Someone wants to tour your home',
    theyCanCome: 'They can come',
    theySay: 'They say:',
    answer: 'Confirm a time, or propose another',
    replying: 'Reply to this email to write to them. They’ll see your email address, which they don’t have yet.',
    careful: 'We don’t check who writes. Be careful with links, and meet where you feel safe.',
  },
  accepted: { subject: 'Tour confirmed: {times}', heading: 'Your proposal is accepted' },
  visitorCanceled: {
    subject: 'A tour of {home} is canceled',
    heading: 'A tour is canceled',
    intro: 'The visitor canceled, so no one is coming at that time.',
  },
})
