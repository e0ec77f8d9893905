import { Link } from 'react-router'
import type { PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { Card } from '../ui/Card.tsx'
import { Section } from '../ui/Section.tsx'
import { type Company, companyJsonLd, loadCompany, useCompany } from '../places/reference-data/company.ts'
import { CompanyContact } from './CompanyContact.tsx'
import { NextStep } from './NextStep.tsx'
import { PageIntro } from './PageIntro.tsx'
import styles from './StaticPage.module.css'
import { inParts } from '../ui/in-parts.ts'
import { text as words } from './about-us.text.ts'

const DESCRIPTION = words.whoRunsThisFrontDesk

const PROMISES = [
  {
    title: words.everybodySeesTheSameFacts,
    text: words.aRentADueDate,
  },
  {
    title: words.moneyAddsUpToThe,
    text: words.amountsAreCountedInWhole,
  },
  {
    title: words.aDepositIsNotIncome,
    text: words.aSecurityDepositBelongsTo,
  },
  {
    title: words.everyoneGetsTheSameChance,
    text: words.thereAreNoFieldsAnd,
  },
  {
    title: words.youSeeOnlyWhatIs,
    text: words.eachCallIsCheckedAgainst,
  },
  {
    title: words.nobodyWatchesYouRead,
    text: words.noAdvertisingNoAnalyticsService,
  },
] as const

export const loader = loadCompany

export function head({ data, url }: HeadArgs<Company>): PageHead {
  return {
    title: words.aboutUs,
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
      <PageIntro title={words.aCalmFrontDeskFor} scene="desk">
        {words.rentingGoesWrongInThe}
      </PageIntro>
      <div className={styles.body}>
        <Section display title={words.whatWeHoldOurselvesTo} description={words.theseAreNotSlogansEach}>
          <div className={styles.cards}>
            {PROMISES.map(({ title, text }) => (
              <Card key={title} as="article">
                <h3 className={styles.cardTitle}>{title}</h3>
                <p className={styles.soft}>{text}</p>
              </Card>
            ))}
          </div>
        </Section>
        <Section display title={words.whoKeepsTheKeysHere} className={styles.apart}>
          <div className={styles.halves}>
            <div className={styles.prose}>
              <p>{words.keysteadIsSoftwareThatAn({ name: company.name })}</p>
              <p>{words.thatHasAPracticalSide}</p>
              <p>{words.whatWeDoNotDo}</p>
              <p>{inParts(words.whatThereIsToKnow.parts({ link: <Link to={paths.blog()}>{words.theBlog}</Link> }))}</p>
            </div>
            <Card sunken as="aside" aria-label={words.contact}>
              <CompanyContact company={company} />
            </Card>
          </div>
        </Section>
      </div>
      <NextStep title={words.seeWhatAYearLooks} action={{ text: words.seeHowItWorks, to: paths.howItWorks() }}>
        {words.fromTheFirstListingTo}
      </NextStep>
    </>
  )
}
