import { Link } from 'react-router'
import type { PageHead } from '../navigation/head.ts'
import { paths } from '../navigation/paths.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { type Company, companyJsonLd, loadCompany, useCompany } from '../places/reference-data/company.ts'
import { CompanyContact } from './CompanyContact.tsx'
import { NextStep } from './NextStep.tsx'
import { PageIntro } from './PageIntro.tsx'
import styles from './StaticPage.module.css'

const DESCRIPTION =
  'Who runs this front desk and what it stands for: owners, agents and tenants on the same facts, money that adds up, and records that stay yours.'

const PROMISES = [
  {
    title: 'Everybody sees the same facts',
    text: 'A rent, a due date or a repair is written down once. The owner, the agent and the tenant look at that one record, each from their own side, so nobody argues from an old copy.',
  },
  {
    title: 'Money adds up to the cent',
    text: 'Amounts are counted in whole cents in books where every entry has its counterpart. What was paid cannot be edited away afterwards; a mistake is corrected by an entry that says so.',
  },
  {
    title: 'A deposit is not income',
    text: 'A security deposit belongs to the tenant until there is a reason to keep some of it. The books hold it as a debt, one account for each lease, and never mix it with rent.',
  },
  {
    title: 'Everyone gets the same chance',
    text: 'There are no fields and no filters for race, religion, family or any other protected trait. A report on an applicant is ordered only with their consent, and a refusal based on it comes with the notice that the law asks for.',
  },
  {
    title: 'You see only what is yours to see',
    text: 'Each call is checked against who you are, on the server and once more in the database. Access that an owner gives can be taken back at any time, and it ends at once.',
  },
  {
    title: 'Nobody watches you read',
    text: 'No advertising, no analytics service, no tracking pixels. Pages load nothing from other companies, and the cookies we set are the ones that keep you signed in and remember how bright you like the page.',
  },
] as const

export const loader = loadCompany

export function head({ data, url }: HeadArgs<Company>): PageHead {
  return {
    title: 'About us',
    description: DESCRIPTION,
    canonical: paths.aboutUs(),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      name: `About ${data.name}`,
      description: DESCRIPTION,
      url: new URL(paths.aboutUs(), url).href,
      mainEntity: companyJsonLd(data, url),
    },
  }
}

/** Who is behind this installation, and what it holds itself to. */
export function AboutUsScreen() {
  const company = useCompany()
  return (
    <>
      <PageIntro title="A calm front desk for every home" scene="desk">
        Renting goes wrong in the gaps: between an inbox and a spreadsheet, between what was said and what was signed. Keystead closes them.
        It is one place where an owner, an agent and a tenant look after the same home.
      </PageIntro>
      <div className={styles.body}>
        <Section display title="What we hold ourselves to" description="These are not slogans. Each is built into how the software works.">
          <div className={styles.cards}>
            {PROMISES.map(({ title, text }) => (
              <Card key={title} as="article">
                <h3 className={styles.cardTitle}>{title}</h3>
                <p className={styles.soft}>{text}</p>
              </Card>
            ))}
          </div>
        </Section>
        <Section display title="Who keeps the keys here" className={styles.apart}>
          <div className={styles.halves}>
            <div className={styles.prose}>
              <p>
                Keystead is software that an organization runs on machines of its own choosing. The one you are visiting is run by{' '}
                {company.name}. Your records are kept by them, in their database, under their privacy policy, and not in a cloud that
                belongs to the makers of the software.
              </p>
              <p>
                That has a practical side. The people who answer your message are the people who hold your data. If you leave, you take a
                copy of it along, and what may be deleted is deleted.
              </p>
              <p>
                What we do not do: we are no landlord, no broker and no law firm, and we take no side between you and the other party to a
                lease. We keep the book that both of you can trust.
              </p>
              <p>
                What there is to know about leases, deposits and fair screening we write down in <Link to={paths.blog()}>the blog</Link>,
                for everybody, with or without an account.
              </p>
            </div>
            <Card sunken as="aside" aria-label="Contact">
              <CompanyContact company={company} />
            </Card>
          </div>
        </Section>
      </div>
      <NextStep title="See what a year looks like" action={{ text: 'See how it works', to: paths.howItWorks() }}>
        From the first listing to the last invoice, told three times: for owners, for agents and for tenants.
      </NextStep>
    </>
  )
}
