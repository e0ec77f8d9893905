import type { PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { Card } from '../ui/Card.tsx'
import { Icon, type IconPicture } from '../ui/Icon.tsx'
import { CameraIcon, CreditCardIcon, GavelIcon, LoginIcon, MailIcon, MapIcon, ReportIcon, ShieldCheckIcon, ToolIcon } from '../ui/icons.ts'
import { Section } from '../ui/Section.tsx'
import { type Company, companyJsonLd, loadCompany, useCompany } from '../places/reference-data/company.ts'
import { NextStep } from './NextStep.tsx'
import { PageIntro } from './PageIntro.tsx'
import styles from './StaticPage.module.css'
import { text as words } from './partners.text.ts'

const DESCRIPTION = words.theKindsOfCompaniesThat

type Kind = { icon: IconPicture; title: string; text: string }

/** Companies that the software itself talks to, once the operator has set them up. */
const CONNECTED: readonly Kind[] = [
  {
    icon: CreditCardIcon,
    title: words.paymentGateways,
    text: words.theyMoveRentFromA,
  },
  {
    icon: ShieldCheckIcon,
    title: words.backgroundCheckBureaus,
    text: words.theyAnswerForCreditCriminal,
  },
  {
    icon: MailIcon,
    title: words.emailCarriers,
    text: words.theyDeliverWhatYouAsked,
  },
  {
    icon: LoginIcon,
    title: words.signInProviders,
    text: words.forPeopleWhoWouldRather,
  },
]

/** Companies whose work surrounds a home, which people here invite and share with as they like. */
const AROUND: readonly Kind[] = [
  {
    icon: MapIcon,
    title: words.mapsAndPlaces,
    text: words.goodCoordinatesNeighborhoodsAndTransit,
  },
  {
    icon: CameraIcon,
    title: words.photographers,
    text: words.aHomeThatIsShown,
  },
  {
    icon: ToolIcon,
    title: words.tradesAndRepairs,
    text: words.plumbersElectriciansCleanersAndLocksmiths,
  },
  {
    icon: ReportIcon,
    title: words.bookkeepersAndInsurers,
    text: words.peopleWhoCloseTheYears,
  },
  {
    icon: GavelIcon,
    title: words.attorneys,
    text: words.leasesNoticesAndDepositsFollow,
  },
]

const EXPECTED = [
  words.youAskForTheLeast,
  words.everybodyGetsTheSameService,
  words.whatAPersonHasTo,
  words.whenSomethingFailsYouSay,
  words.noTrackingScriptsNoPixels,
] as const

const STEPS = [
  { title: words.writeToUs, text: words.sayWhatYouDoWhere },
  { title: words.weLookAtItTogether, text: words.whatDataWouldFlowWho },
  { title: words.weTryItSmall, text: words.withOnePropertyAndPeople },
] as const

export const loader = loadCompany

export function head({ data, url }: HeadArgs<Company>): PageHead {
  return {
    title: words.partners,
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
      <PageIntro title={words.goodCompanyForAGood} scene="bridge">
        {words.noDeskDoesEverythingRent({ name })}
      </PageIntro>
      <div className={styles.body}>
        <Section display title={words.partOfTheMachinery} description={words.servicesThatKeysteadConnectsTo}>
          <Kinds kinds={CONNECTED} />
        </Section>
        <Section display title={words.aroundTheHome} description={words.peopleAndFirmsThatOwners} className={styles.apart}>
          <Kinds kinds={AROUND} />
        </Section>
        <Section display title={words.whatWeAskOfEach} className={styles.apart}>
          <ul className={styles.list}>
            {EXPECTED.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
        <Section display title={words.howToBecomeOne} className={styles.apart}>
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
      <NextStep title={words.doYouDoOneOf} action={{ text: words.writeToUs, to: paths.contactUs() }}>
        {words.tellUsInAFew}
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
