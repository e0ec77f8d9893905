import type { ProcessApplication } from '@keystead/contract/applications/form/form.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { text as form } from './form.text.ts'
import { text } from './review.text.ts'
import { SaveFormButton } from './SaveFormButton.tsx'
import { useHeadingFocused } from './use-heading-focused.ts'
import styles from './Form.module.css'

export type Submitted = OutputOf<typeof ProcessApplication>

/** It is done, and what comes next. */
export function SubmittedPage({ submitted }: { submitted: Submitted }) {
  useHeadingFocused()
  const { ApplicationId, FormId, IsComplete } = submitted
  return (
    <Page title={text.submittedTitle} breadcrumbs={[{ text: form.applications, to: paths.applications() }]} width="narrow">
      <div className={styles.body}>
        <Card as="section" aria-label={text.next}>
          <div className={styles.body}>
            <h2>{text.next}</h2>
            <p>{IsComplete ? text.nextComplete : text.nextWaiting}</p>
            <p>{text.nextKeep}</p>
            <div className={styles.tools}>
              <LinkButton to={paths.viewApplication(ApplicationId)} variant="primary">
                {text.openApplication}
              </LinkButton>
              <SaveFormButton details={submitted} size="md" />
            </div>
          </div>
        </Card>
        <Card as="section" aria-label={text.profile}>
          <div className={styles.body}>
            <h2>{text.profile}</h2>
            <p>{text.profileHelp}</p>
            <div>
              <LinkButton to={paths.renterProfile({ form: FormId })}>{text.toProfile}</LinkButton>
            </div>
          </div>
        </Card>
      </div>
    </Page>
  )
}
