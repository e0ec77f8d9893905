import { GetPricingPlans, type PricingPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useSearchParams } from 'react-router'
import { ensure, useLoaded } from '../api/query.ts'
import { PRODUCT_NAME, type PageHead } from '../navigation/head.ts'
import { paths } from '../navigation/paths.ts'
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

const DESCRIPTION =
  'Begin free, with as many properties and listings as you have. Plans with a price add room for photos and files, business members and e-signatures.'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetPricingPlans, {})
}

export function head({ data, url }: HeadArgs<OutputOf<typeof GetPricingPlans>>): PageHead {
  return {
    title: 'Plans and prices',
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
    text: isMember ? `See ${plan.Name} in your account` : isFree(plan) ? 'Begin free' : `Choose ${plan.Name}`,
  })

  return (
    <>
      <div className={page.body}>
        <header className={styles.intro}>
          <h1 className={classNames(styles.title, 'display')} tabIndex={-1}>
            Every home you have, in every plan
          </h1>
          <p className={styles.lead}>
            No plan counts your properties or your listings. You pay for room and for company: photos and files, the people you work with,
            and what you sign.
          </p>
          <BillingSwitch path={paths.plans()} interval={interval} />
        </header>
        <h2 className="visually-hidden">The plans</h2>
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
        <p className={styles.honest}>
          We cannot take payments online yet. You ask for a plan with a price from your account; we agree on the payment with you and switch
          it on. Nothing is charged before that, and nothing renews by itself. Business members and e-signatures are on their way: each plan
          includes them from the day they are here.
        </p>
        <Section display title="Line by line" className={page.apart}>
          <PlanTable plans={Plans} />
        </Section>
        <Section display title="Often asked" className={page.apart}>
          <div className={styles.questions}>
            {PLAN_QUESTIONS.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </Section>
      </div>
      <NextStep title="Still wondering?" action={{ text: 'Ask us', to: paths.contactUs() }}>
        Tell us what you look after, and we tell you which plan is enough. Often it is the free one.
      </NextStep>
    </>
  )
}
