import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { submittedText } from '../applications/application-words.ts'
import { ApplicationStateBadge } from '../applications/ApplicationStateBadge.tsx'
import { Page } from '../../ui/Page.tsx'
import { ApplicationActions } from './ApplicationActions.tsx'
import { ApplicationEvents } from './ApplicationEvents.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationPeople } from './ApplicationPeople.tsx'
import { endReason, nowText } from './now-text.ts'
import { text } from './review.text.ts'
import { useOpened } from './use-opened.ts'
import styles from './Review.module.css'

type OfApplication = { application: ApplicationDetails }

/** What comes next, who applies, and all that is known of it. */
export function ApplicationPage({ application }: OfApplication) {
  const { Home, Number: number, State, IsLandlord, LandlordName } = application
  useOpened(application)
  return (
    <Page
      title={<bdi>{Home.Title}</bdi>}
      breadcrumbs={[{ text: text.applications, to: paths.applications() }]}
      status={<ApplicationStateBadge state={State} />}
      description={[number, IsLandlord ? text.toYou : text.to({ name: LandlordName }), submittedText(application)]
        .filter(Boolean)
        .join(' · ')}
      action={<ApplicationActions application={application} />}
    >
      <Now application={application} />
      <div className={styles.parts}>
        <ApplicationPeople application={application} />
        <div className={styles.aside}>
          <ApplicationFacts application={application} />
          <ApplicationEvents application={application} />
        </div>
      </div>
    </Page>
  )
}

/** How it stands and what comes next, in words. */
function Now({ application }: OfApplication) {
  const { State } = application
  const reason = endReason(application)
  return (
    <div className={styles.now} data-ended={State === 'withdrawn' || State === 'expired' || State === 'closed' || undefined} role="status">
      <p className={styles.words}>{nowText(application)}</p>
      {reason && <p className={styles.note}>{text.reason({ reason })}</p>}
    </div>
  )
}
