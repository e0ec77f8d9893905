import { paths } from '../../navigation/paths.ts'

/*
 * A home's year, told three times. Each step says what happens and what one has afterwards.
 */

type Step = { title: string; text: string; get: string }
type Question = { question: string; answer: string }

export type HowPath = {
  /** As it stands in the address: `?for=owner`. */
  key: 'owner' | 'agent' | 'tenant'
  name: string
  title: string
  lead: string
  steps: readonly Step[]
  questions: readonly Question[]
  next: { title: string; words: string; action: string; to: string }
}

const owner: HowPath = {
  key: 'owner',
  name: 'For owners',
  title: 'Your homes, your books, your say',
  lead: 'Whether it is one duplex or four hundred doors: from an empty unit to a year that closes cleanly.',
  steps: [
    {
      title: 'Bring your properties in',
      text: 'Describe a home in a few steps, or import a file with all of them. Every problem in the file is shown before anything is saved.',
      get: 'One page for each home with its facts, pictures and people. With co-owners, shares that always add up to 100 percent.',
    },
    {
      title: 'Put one on the market',
      text: 'A checklist says what a listing still lacks. You choose whether strangers see the exact address or only the area.',
      get: 'A public page with gallery, map and price that search engines can read, and that you take down with one click.',
    },
    {
      title: 'Choose your people',
      text: 'Invite an agent or a tenant by email. Assign a home for as long as you like, and only for what they need.',
      get: 'Access that begins and ends when you say so, and a record of who had it.',
    },
    {
      title: 'Receive applications',
      text: 'Everyone answers the same questions. A background check is ordered with the applicant’s consent, and a decline or a condition based on it comes with the notice that federal law asks for.',
      get: 'Applications that can be compared fairly, and a decision that you can explain.',
    },
    {
      title: 'Sign the lease',
      text: 'Fill a template from what is already known about the home and the people. Both sides sign on screen, on any device.',
      get: 'A sealed PDF with the history of its signatures, for both sides to keep.',
    },
    {
      title: 'Collect rent',
      text: 'Invoices go out with due dates; tenants pay by bank or card. You always see what is due, in transit, paid or late.',
      get: 'Books in which deposits stay apart from income and nothing that was paid can be quietly changed.',
    },
    {
      title: 'Look after the place',
      text: 'Tenants report what is broken, with pictures. You assign the work, follow it, and file the invoice with the home.',
      get: 'A history of each home that outlives your memory, and reports for the person who does your taxes.',
    },
  ],
  questions: [
    {
      question: 'Do I need an agent?',
      answer: 'No. You can do everything yourself and add an agent later, for one home or for all. You stay the owner of the record.',
    },
    {
      question: 'I own a home together with others. Does that work?',
      answer: 'Yes. Owners are entered with their shares, and each sees the home among their partnership properties.',
    },
    {
      question: 'Can I get my data out again?',
      answer: 'Yes. Lists can be exported, agreements and invoices are ordinary PDFs, and your account’s data can be downloaded as a file.',
    },
  ],
  next: {
    title: 'Start with one home',
    words: 'It takes a few minutes to make an account and describe the first property. Nobody sees it until you list it.',
    action: 'Sign up as an owner',
    to: paths.signup(),
  },
}

const agent: HowPath = {
  key: 'agent',
  name: 'For agents',
  title: 'Less chasing, more keys handed over',
  lead: 'For property managers, leasing agents and brokers who work for several owners and are tired of asking twice.',
  steps: [
    {
      title: 'Set up your profile',
      text: 'Say where you work, what you do and how to reach you. With a business account, add the firm, its license and its members.',
      get: 'A public page with the homes you list, where people can write to you.',
    },
    {
      title: 'Connect with owners',
      text: 'An owner invites you, or you invite them, even if they are not here yet.',
      get: 'A connection that both sides agreed to, and that either can end.',
    },
    {
      title: 'Take on properties',
      text: 'Owners assign homes to you for a time and a purpose. Your list shows each one with its owner, its state and what it needs.',
      get: 'No guessing what you may do: the assignment says so, and the software keeps to it.',
    },
    {
      title: 'Fill vacancies',
      text: 'Prepare the listing, send application forms to the people who asked, and follow each one until it is decided.',
      get: 'The same form and the same steps for everybody, which is good service and good evidence.',
    },
    {
      title: 'Prepare agreements',
      text: 'Keep your templates here. Fields fill themselves from the property and the people, and you choose who signs in which order.',
      get: 'A signed and sealed file, filed with the home, without a printer in between.',
    },
    {
      title: 'Keep the month moving',
      text: 'Invoices, repairs and messages of all your homes in one list, with what is late at the top.',
      get: 'An owner who can look for themselves, and so has no need to call you for a status.',
    },
  ],
  questions: [
    {
      question: 'Can my whole office use it?',
      answer: 'Yes, with a business account. You invite members and decide for each which properties and which areas they may work in.',
    },
    {
      question: 'What happens when an owner ends an assignment?',
      answer: 'Your access to that home ends at once. What you signed or invoiced stays on the record for both of you.',
    },
    {
      question: 'I also own a few units myself.',
      answer: 'One account can hold several profiles. You switch between agent and owner in the user menu, and the two never mix.',
    },
  ],
  next: {
    title: 'Bring your first owner along',
    words: 'Make a profile, send one invitation, and see how it is to work from the same page.',
    action: 'Sign up as an agent',
    to: paths.signup(),
  },
}

const tenant: HowPath = {
  key: 'tenant',
  name: 'For tenants',
  title: 'From the first look to the keys, and every month after',
  lead: 'Looking for a home costs nothing here. Living in one should not cost you your evenings.',
  steps: [
    {
      title: 'Find a home',
      text: 'Search by place, price and size, on a list or on a map. Every filter stands in the address, so a search can be sent to whoever moves in with you.',
      get: 'Listings from owners and their agents, with the price and the date they are free.',
    },
    {
      title: 'Apply once',
      text: 'Fill in who you are, where you lived and what you earn, section by section. Stop at any point and go on later.',
      get: 'An application that you can send to more than one home, and that nobody sees until you do.',
    },
    {
      title: 'Know what is checked',
      text: 'A background check needs your consent, in words that say what is asked and of whom. Your landlord does not get your full Social Security number.',
      get: 'If a report counts against you, a notice that names the bureau and tells you how to get a copy and dispute it.',
    },
    {
      title: 'Sign on your phone',
      text: 'Read the lease in full, ask before you sign, and sign on screen.',
      get: 'The same sealed file as your landlord has, kept for you for as long as you have an account.',
    },
    {
      title: 'Pay rent',
      text: 'By bank or card, with every fee shown before you agree. You see when it left and when it arrived.',
      get: 'A receipt for every payment, and an invoice that is marked as paid for good.',
    },
    {
      title: 'Ask for repairs',
      text: 'Say what is wrong, add a photo, and say when somebody may come in.',
      get: 'A request with a date on it and an answer in the same place, instead of a voicemail.',
    },
  ],
  questions: [
    {
      question: 'Does it cost me anything?',
      answer:
        'Searching, applying and keeping an account are free. A landlord may ask for a screening fee where your state allows it, and a payment method may have a fee; you see both before you agree.',
    },
    {
      question: 'Who can see my documents?',
      answer: 'Those you share them with, for as long as you share them. You can take access back at any time.',
    },
    {
      question: 'My landlord is not here yet.',
      answer: 'Invite them by email. Until they join, you can still search, prepare an application and keep your documents.',
    },
  ],
  next: {
    title: 'Have a look around',
    words: 'You need no account to search. Make one when you find a home that you want to apply for.',
    action: 'Search homes',
    to: paths.properties(),
  },
}

export const HOW_PATHS: readonly HowPath[] = [owner, agent, tenant]

/** The path that an address asks for; the owner's where it asks for none that there is. */
export function howPathFrom(params: URLSearchParams): HowPath {
  return HOW_PATHS.find(({ key }) => key === params.get('for')?.toLowerCase()) ?? owner
}

/** The first path is the page itself. */
export function addressOfHow({ key }: HowPath): string {
  return paths.howItWorks({ for: key === owner.key ? null : key })
}
