import { GetPricingPlans, type PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useSearchParams } from 'react-router'
import { ensure, useLoaded } from '../api/query.ts'
import { PRODUCT_NAME, type PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs, LoaderArgs } from '../navigation/screen-module.ts'
import { useSession } from '../sessions/session.ts'
import { intervalFrom, withInterval } from '../platform/plans/billing-address.ts'
import { BillingSwitch } from '../platform/plans/BillingSwitch.tsx'
import { PlanCards } from '../platform/plans/PlanCards.tsx'
import { PlanTable } from '../platform/plans/PlanTable.tsx'
import { isFree } from '../platform/plans/plan-texts.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Section } from '../ui/Section.tsx'
import { classNames } from '../ui/class-names.ts'
import { NextStep } from './NextStep.tsx'
import { PLAN_QUESTIONS } from './plan-questions.ts'
import page from './StaticPage.module.css'
import styles from './PlansScreen.module.css'
import { text as words } from './plans.text.ts'

const DESCRIPTION = words.beginFreeWithAsMany

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetPricingPlans, {})
}

export function head({ data, url }: HeadArgs<OutputOf<typeof GetPricingPlans>>): PageHead {
  return {
    title: words.plansAndPrices,
    description: DESCRIPTION,
    canonical: paths.plans(),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name: PRODUCT_NAME,
        applicationCategory: 'BusinessApplication',
        url: new URL(paths.plans(), url).href,
        offers: data.Plans.map(({ Name, PriceMonth, Description }) => ({
          '@type': 'Offer',
          name: Name,
          description: Description,
          price: PriceMonth,
          priceCurrency: 'USD',
        })),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: PLAN_QUESTIONS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

/** What each plan costs and holds, for who has not signed up yet. */
export function PlansScreen() {
  const { Plans } = useLoaded(GetPricingPlans, {})
  const [params] = useSearchParams()
  const interval = intervalFrom(params)
  const isMember = useSession() !== null
  const choose = (plan: PricingPlan) => ({
    to: isMember ? withInterval(paths.upgradePlan(), interval) : paths.signup(),
    text: isMember
      ? words.seeNameInYourAccount({ name: plan.Name })
      : isFree(plan)
        ? words.beginFree
        : words.chooseName({ name: plan.Name }),
  })

  return (
    <>
      <div className={page.body}>
        <header className={styles.intro}>
          <h1 className={classNames(styles.title, 'display')} tabIndex={-1}>
            {words.everyHomeYouHaveIn}
          </h1>
          <p className={styles.lead}>{words.noPlanCountsYourProperties}</p>
          <BillingSwitch path={paths.plans()} interval={interval} />
        </header>
        <h2 className="visually-hidden">{words.thePlans}</h2>
        <PlanCards
          plans={Plans}
          interval={interval}
          display
          renderAction={(plan) => {
            const { to, text } = choose(plan)
            return (
              <LinkButton to={to} variant={isFree(plan) ? 'primary' : undefined} wide>
                {text}
              </LinkButton>
            )
          }}
        />
        <p className={styles.honest}>{words.weCannotTakePaymentsOnline}</p>
        <Section display title={words.lineByLine} className={page.apart}>
          <PlanTable plans={Plans} />
        </Section>
        <Section display title={words.oftenAsked} className={page.apart}>
          <div className={styles.questions}>
            {PLAN_QUESTIONS.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </Section>
      </div>
      <NextStep title={words.stillWondering} action={{ text: words.askUs, to: paths.contactUs() }}>
        {words.tellUsWhatYouLook}
      </NextStep>
    </>
  )
}
