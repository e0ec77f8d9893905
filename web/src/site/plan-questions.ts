type Question = { question: string; answer: string }

/** What people ask before they choose, answered as things are today. */
export const PLAN_QUESTIONS: readonly Question[] = [
  {
    question: 'How do I pay?',
    answer:
      'You ask for the plan from your account. We get in touch to agree on the payment, then switch the plan on, and an email tells you. Paying by card on this page comes later.',
  },
  {
    question: 'Does a plan renew by itself?',
    answer:
      'No. A plan is paid for one month or one year. When that time is over and you did not ask for more, your account goes on with the free plan.',
  },
  {
    question: 'What happens to my photos and files on a smaller plan?',
    answer:
      'They stay, and everybody sees them as before. Only new files wait until there is room again: delete what you do not need, or choose a larger plan.',
  },
  {
    question: 'Can I change my mind?',
    answer:
      'Yes. You can withdraw a request until the plan is switched on. A move to a cheaper plan comes at the end of the time that is paid for, and you can take it back until then.',
  },
  {
    question: 'What do tenants pay?',
    answer: 'Nothing. Looking for a home, and having an account as a tenant, is part of the free plan.',
  },
  {
    question: 'Are there fees for each property?',
    answer: 'No. Ten homes or ten thousand cost the same, listed or not.',
  },
]
