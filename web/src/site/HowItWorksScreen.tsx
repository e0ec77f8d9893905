import { Link, useSearchParams } from 'react-router'
import type { PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { classNames } from '../ui/class-names.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CircleCheckIcon } from '../ui/icons.ts'
import { Section } from '../ui/Section.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { addressOfHow, HOW_PATHS, type HowPath, howPathFrom } from './how/how-paths.ts'
import { NextStep } from './NextStep.tsx'
import { PageIntro } from './PageIntro.tsx'
import page from './StaticPage.module.css'
import styles from './HowItWorksScreen.module.css'
import { inParts } from '../ui/in-parts.ts'
import { text as sentences } from './how/how.text.ts'

export function head({ url }: HeadArgs): PageHead {
  const path = howPathFrom(url.searchParams)
  const canonical = addressOfHow(path)
  return {
    title: sentences.howItWorksFor({ forWhom: path.name.toLowerCase() }),
    description: `${path.title}. ${path.lead}`,
    canonical,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'HowTo',
        name: path.title,
        description: path.lead,
        url: new URL(canonical, url).href,
        step: path.steps.map(({ title, text }, index) => ({ '@type': 'HowToStep', position: index + 1, name: title, text })),
      },
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: path.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

/** A home's year for its owner, for the agent or for the tenant, as the address says. */
export function HowItWorksScreen() {
  const [params] = useSearchParams()
  const path = howPathFrom(params)
  return (
    <>
      <PageIntro title={sentences.howItWorksFromYour} scene="road">
        {sentences.theSameHomeSeenThree}
      </PageIntro>
      <div className={page.body}>
        <Tabs
          label={sentences.whoYouAre}
          tabs={HOW_PATHS.map((each) => ({ text: each.name, to: addressOfHow(each), isCurrent: each.key === path.key }))}
        />
        <Section display title={path.title} description={path.lead}>
          <Steps path={path} />
        </Section>
        <Section display title={sentences.oftenAsked} className={page.apart}>
          <div className={styles.questions}>
            {path.questions.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
          <p className={styles.more}>
            {inParts(sentences.leasesDepositsLateRentFair.parts({ link: <Link to={paths.blog()}>{sentences.theBlog}</Link> }))}
          </p>
        </Section>
      </div>
      <NextStep title={path.next.title} action={{ text: path.next.action, to: path.next.to }}>
        {path.next.words}
      </NextStep>
    </>
  )
}

function Steps({ path }: { path: HowPath }) {
  return (
    <ol className={styles.steps}>
      {path.steps.map(({ title, text, get }) => (
        <li key={title} className={styles.step}>
          <div>
            <h3 className={classNames(styles.title, 'display')}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <p className={styles.get}>
            <Icon of={CircleCheckIcon} />
            <span>
              <strong>{sentences.whatYouGet} </strong>
              {get}
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}
