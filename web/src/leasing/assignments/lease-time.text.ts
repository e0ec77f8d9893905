import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/assignments/lease-time', {
  leaseAtHome: 'for your lease at {home}',
  askToRenew: 'Ask to renew',
  outOfHome: 'for {home}',
  withdrawNotice: 'Withdraw notice',
  noticeTitle: 'Give notice',
  landlordNotified: 'We’ll notify {landlord} and everyone who shares your lease at {home}.',
  noticeEndsNoLease: 'This doesn’t end the lease. Rent is due until its last day, or until your landlord ends it.',
  noticeTerms: 'Your lease and state law set how much notice you have to give and in what form. Check both first.',
  movingDayHelp: 'The last day you live there.',
  noticeNoteHelp: 'Your landlord can read this.',
  giveNotice: 'Give notice',
  renewTitle: 'Ask to renew your lease',
  note: 'Note',
  renewNoteHelp: 'How long you’d like to stay, or what you’d like to change. Your landlord can read this.',
  youAskedToRenew: 'You asked to renew on {date}. {landlord} hasn’t answered yet.',
  nameAskedToRenew: '{name} asked to renew on {date}. {landlord} hasn’t answered yet.',
  billedApart: 'Each of you gets a separate bill. To renew or move out, please contact {landlord}.',
  movingDayUntilHelp: 'The last day you live there, no later than {day}.',
  renewIntro:
    'Your lease at {home} ends on {day}. We’ll let {landlord} know that you’d like to stay. Nothing changes until you both agree on a new end date.',
  monthToMonth: 'Your lease at {home} is month to month',
  runsUntil: 'Your lease at {home} runs until {day}',
  endsToday: 'Your lease at {home} ends today',
  endsTomorrow: 'Your lease at {home} ends tomorrow',
  endsInDays: { one: 'Your lease at {home} ends in {count} day', other: 'Your lease at {home} ends in {count} days' },
})
