import { GetStateLaws } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { classNames } from '../../ui/class-names.ts'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import linked from '../../ui/LinkedCard.module.css'
import { Page } from '../../ui/Page.tsx'
import { NoAdvice } from './NoAdvice.tsx'
import styles from './StateLaw.module.css'
import { text } from './state-law.text.ts'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetStateLaws, {})
}

export function head(): PageHead {
  return { title: text.title, description: text.lead, canonical: paths.stateLaws() }
}

/** The states whose law is written down. */
export function StateLawsScreen() {
  const { Items } = useLoaded(GetStateLaws, {})
  return (
    <Page display title={text.title} description={text.lead}>
      <NoAdvice />
      <ul className={styles.states} aria-label={text.states}>
        {Items.map(({ Code, Name, CertainCount, TopicsCount, CheckedOn }) => (
          <li key={Code} className={classNames(linked.card, styles.state)}>
            <Link to={paths.stateLaw(Code)} className={linked.link}>
              {Name}
            </Link>
            <p className={classNames(styles.source, styles.stateFacts)}>
              <span>{text.certainOf({ certain: CertainCount, count: TopicsCount })}</span>{' '}
              <span>{inParts(text.checkedOn.parts({ date: <DateText date={CheckedOn} /> }))}</span>
            </p>
          </li>
        ))}
      </ul>
    </Page>
  )
}
