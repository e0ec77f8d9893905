import type { PageHead } from '../navigation/head.ts'
import { paths } from '../navigation/paths.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { Card } from '../ui/Card.tsx'
import { Icon, type IconPicture } from '../ui/Icon.tsx'
import { CameraIcon, CreditCardIcon, GavelIcon, LoginIcon, MailIcon, MapIcon, ReportIcon, ShieldCheckIcon, ToolIcon } from '../ui/icons.ts'
import { Section } from '../ui/Section.tsx'
import { type Company, companyJsonLd, loadCompany, useCompany } from '../places/reference-data/company.ts'
import { NextStep } from './NextStep.tsx'
import { PageIntro } from './PageIntro.tsx'
import styles from './StaticPage.module.css'

const DESCRIPTION =
  'The kinds of companies that a front desk for homes works with: payments, background checks, email, maps, photos, repairs. And how to become one.'

type Kind = { icon: IconPicture; title: string; text: string }

/** Companies that the software itself talks to, once the operator has set them up. */
const CONNECTED: readonly Kind[] = [
  {
    icon: CreditCardIcon,
    title: 'Payment gateways',
    text: 'They move rent from a bank account or a card to the person it is owed to. Card and bank numbers are typed into the gateway’s own fields and never reach our servers.',
  },
  {
    icon: ShieldCheckIcon,
    title: 'Background-check bureaus',
    text: 'They answer for credit, criminal and eviction reports. An order goes out only with the applicant’s recorded consent, and the landlord never sees a full Social Security number.',
  },
  {
    icon: MailIcon,
    title: 'Email carriers',
    text: 'They deliver what you asked to be told: a link to choose a new password, an invoice, an invitation. They are given the address and the letter, and nothing else.',
  },
  {
    icon: LoginIcon,
    title: 'Sign-in providers',
    text: 'For people who would rather not have one more password. The provider says who you are; it does not learn which homes you look at.',
  },
]

/** Companies whose work surrounds a home, which people here invite and share with as they like. */
const AROUND: readonly Kind[] = [
  {
    icon: MapIcon,
    title: 'Maps and places',
    text: 'Good coordinates, neighborhoods and transit lines make a search useful. We take data in and keep it here, so that looking at a map tells no other company where you look.',
  },
  {
    icon: CameraIcon,
    title: 'Photographers',
    text: 'A home that is shown well is rented sooner. Photographers who deliver sharp pictures that are sized for a listing, with honest angles, are welcome everywhere.',
  },
  {
    icon: ToolIcon,
    title: 'Trades and repairs',
    text: 'Plumbers, electricians, cleaners and locksmiths who turn up when they say, and who can put a quote and an invoice in writing.',
  },
  {
    icon: ReportIcon,
    title: 'Bookkeepers and insurers',
    text: 'People who close the year’s books from an export, and people who insure a building or a tenant’s belongings, without selling the list of names on.',
  },
  {
    icon: GavelIcon,
    title: 'Attorneys',
    text: 'Leases, notices and deposits follow state and local law. Someone who knows yours can prepare an agreement template once, for everybody who uses it.',
  },
]

const EXPECTED = [
  'You ask for the least data that does the job, and you say how long you keep it.',
  'Everybody gets the same service and the same price, whoever they are. Fair housing law is a floor, not a goal.',
  'What a person has to pay is known before they agree to it.',
  'When something fails you say so, and you can be reached by a person who can do something about it.',
  'No tracking scripts, no pixels, no list of our people for your next campaign.',
] as const

const STEPS = [
  { title: 'Write to us', text: 'Say what you do, where in the country you do it, and what you would need from us.' },
  { title: 'We look at it together', text: 'What data would flow, who pays whom, and what happens on the day it breaks.' },
  { title: 'We try it small', text: 'With one property and people who know that it is a trial. Then we both decide.' },
] as const

export const loader = loadCompany

export function head({ data, url }: HeadArgs<Company>): PageHead {
  return {
    title: 'Partners',
    description: DESCRIPTION,
    canonical: paths.partners(),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: 'Partners',
      description: DESCRIPTION,
      url: new URL(paths.partners(), url).href,
      publisher: companyJsonLd(data, url),
    },
  }
}

/** What kinds of companies this installation works with, what is asked of them, and how to become one. */
export function PartnersScreen() {
  const { name } = useCompany()
  return (
    <>
      <PageIntro title="Good company for a good home" scene="bridge">
        No desk does everything. Rent moves through a bank, a leak needs a plumber, and a listing deserves a decent photo. These are the
        kinds of companies that {name} works with, and what we ask of them on your behalf.
      </PageIntro>
      <div className={styles.body}>
        <Section
          display
          title="Part of the machinery"
          description="Services that Keystead connects to. Which of them are switched on is for each installation to decide; the contact page tells you whom to ask."
        >
          <Kinds kinds={CONNECTED} />
        </Section>
        <Section
          display
          title="Around the home"
          description="People and firms that owners, agents and tenants bring along, and give access to exactly what they need."
          className={styles.apart}
        >
          <Kinds kinds={AROUND} />
        </Section>
        <Section display title="What we ask of each" className={styles.apart}>
          <ul className={styles.list}>
            {EXPECTED.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
        <Section display title="How to become one" className={styles.apart}>
          <ol className={styles.cards}>
            {STEPS.map(({ title, text }) => (
              <Card key={title} as="li">
                <h3 className={styles.cardTitle}>{title}</h3>
                <p className={styles.soft}>{text}</p>
              </Card>
            ))}
          </ol>
        </Section>
      </div>
      <NextStep title="Do you do one of these well?" action={{ text: 'Write to us', to: paths.contactUs() }}>
        Tell us in a few lines who you are and what you do. A person reads it and answers by email.
      </NextStep>
    </>
  )
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <div className={styles.cards}>
      {kinds.map(({ icon, title, text }) => (
        <Card key={title} as="article">
          <span className={styles.icon}>
            <Icon of={icon} size="lg" />
          </span>
          <h3 className={styles.cardTitle}>{title}</h3>
          <p className={styles.soft}>{text}</p>
        </Card>
      ))}
    </div>
  )
}
