import { SUPPORT_TYPES, type TicketState } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { TestimonialState } from '@keystead/contract/platform/testimonials/testimonial.values.ts'
import type { Db } from '../database/db.ts'
import { insertDemoTicket } from '../platform/support-tickets/ticket.demo.queries.ts'
import { insertDemoTestimonial } from '../platform/testimonials/testimonial.demo.queries.ts'
import { type DemoEmail, type DemoPerson, demoPeople } from './demo-people.ts'

/*
 * What the people of the demo portfolio have asked and said. As made up as they are; an installation without the
 * portfolio starts without a word.
 */

export type DemoTicket = {
  readonly email: DemoEmail
  readonly supportType: (typeof SUPPORT_TYPES)[number]['Text']
  readonly subject: string
  readonly message: string
  readonly writtenDaysAgo: number
  readonly following: readonly { readonly author: 'customer' | 'support'; readonly message: string; readonly daysAgo: number }[]
  readonly state: TicketState
}

export const demoTickets: readonly DemoTicket[] = [
  {
    email: 'ruth.calloway@example.com',
    supportType: 'Plan and Billing',
    subject: 'Is there a yearly price for Plus?',
    message: 'We expect to stay for a good while. Can we pay once a year instead of every month, and does that cost less?',
    writtenDaysAgo: 1,
    following: [],
    state: 'Open',
  },
  {
    email: 'ruth.calloway@example.com',
    supportType: 'Listings',
    subject: 'Some rows of my spreadsheet were refused',
    message: 'I imported 18 homes and three were refused. Do I have to type them in by hand now?',
    writtenDaysAgo: 6,
    following: [
      {
        author: 'support',
        message:
          'No need. The report of the import lists the refused rows alone, each with its reason. Mend them there and import that file. Homes that are in already are recognised by their reference code and never doubled.',
        daysAgo: 5,
      },
    ],
    state: 'Answered',
  },
  {
    email: 'ruth.calloway@example.com',
    supportType: 'Account and Sign-In',
    subject: 'Signed out on my tablet every morning',
    message: 'On the laptop I stay signed in for weeks. On the tablet I have to type the password every morning.',
    writtenDaysAgo: 40,
    following: [
      {
        author: 'support',
        message:
          'Tick “Keep me signed in for 30 days” when you sign in on the tablet. Without it, signing in lasts until the browser closes.',
        daysAgo: 39,
      },
      { author: 'customer', message: 'That was it. Thank you!', daysAgo: 38 },
    ],
    state: 'Closed',
  },
]

export type DemoTestimonial = {
  readonly email: DemoEmail
  readonly occupation: string
  readonly text: string
  readonly state: TestimonialState
  readonly isFeatured: boolean
  readonly daysAgo: number
}

export const demoTestimonials: readonly DemoTestimonial[] = [
  {
    email: 'ruth.calloway@example.com',
    occupation: 'Owner of 18 homes',
    text: 'My homes used to live in three spreadsheets and a drawer. I imported the lot in one evening, and the checklist told me for each one what was still missing before it could go on the market.',
    state: 'Approved',
    isFeatured: true,
    daysAgo: 120,
  },
  {
    email: 'june.okoye@example.com',
    occupation: 'Tenant',
    text: 'I looked for two months on big sites full of homes that were long gone. Here the list was short and every single home on it was really there. I found mine from the map on a Sunday.',
    state: 'Approved',
    isFeatured: false,
    daysAgo: 61,
  },
  {
    email: 'desmond.achter@example.com',
    occupation: 'Managing partner, 14 homes',
    text: 'What sold me is that it runs on our own server. Our records stay in our house, and when I want to know who changed what, there is an answer.',
    state: 'Approved',
    isFeatured: false,
    daysAgo: 33,
  },
  {
    email: 'teo.marchetti@example.com',
    occupation: 'Owner of 7 getaways',
    text: 'The photo pages load fast even up here in the mountains, where the phone has one bar on a good day. My guests notice.',
    state: 'Approved',
    isFeatured: false,
    daysAgo: 18,
  },
  {
    email: 'walt.hennessy@example.com',
    occupation: 'New owner, 4 homes',
    text: 'Two weeks in. My brother and I finally look at the same list of homes instead of emailing files back and forth.',
    state: 'Pending',
    isFeatured: false,
    daysAgo: 2,
  },
]

/** Requests in all states for one person, and testimonials of several, one of which waits for an operator. */
export async function insertVoices(db: Db, accountIds: ReadonlyMap<string, string>): Promise<void> {
  for (const ticket of demoTickets) {
    const supportTypeId = SUPPORT_TYPES.find(({ Text }) => Text === ticket.supportType)!.Id
    await insertDemoTicket(db, { ...ticket, supportTypeId, accountId: accountIds.get(ticket.email)!, name: nameOf(ticket.email) })
  }
  for (const testimonial of demoTestimonials) await insertDemoTestimonial(db, { ...testimonial, name: nameOf(testimonial.email) })
}

function nameOf(email: DemoEmail): string {
  const { firstName, lastName } = (demoPeople as readonly DemoPerson[]).find((person) => person.email === email)!
  return `${firstName} ${lastName}`
}
