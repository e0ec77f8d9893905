import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { WithdrawDialog } from '../applications/WithdrawDialog.tsx'
import type { FormDetails } from './form-steps.ts'
import { text as form } from './form.text.ts'
import { FormSummary } from './FormSummary.tsx'
import { text } from './review.text.ts'
import { useFormDocument } from './use-form-document.tsx'
import { useHeadingFocused } from './use-heading-focused.ts'
import styles from './Form.module.css'

/** A form in which nothing changes any more: why, and what it says. */
export function FormOver({ details }: { details: FormDetails }) {
  useHeadingFocused()
  const { openDocument, documentDialog } = useFormDocument(details)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const isSubmitted = details.State === 'submitted'
  const timeZone = useTimeZone()
  const submittedAt = details.SubmittedAt
  const mayWithdraw = isSubmitted && !details.IsOver
  const reason = !isSubmitted
    ? details.State === 'withdrawn'
      ? text.over.withdrawn
      : text.over.ended
    : submittedAt === null
      ? text.over.submittedNoDay
      : text.over.submitted({ day: formatDayOf(submittedAt, timeZone) })
  return (
    <Page
      title={form.title}
      breadcrumbs={[{ text: form.applications, to: paths.applications() }]}
      width="narrow"
      action={mayWithdraw && <WithdrawButton onClick={() => setIsWithdrawing(true)} />}
    >
      <div className={styles.sections}>
        <div className={styles.notice}>
          <p className={styles.strong}>{reason}</p>
          {mayWithdraw && <p className={styles.help}>{text.overHelp}</p>}
          <div className={styles.tools}>
            <LinkButton to={paths.viewApplication(details.ApplicationId)} size="sm">
              {text.openApplication}
            </LinkButton>
            {isSubmitted && (
              <LinkButton to={paths.renterProfile({ form: details.FormId })} size="sm">
                {text.toProfile}
              </LinkButton>
            )}
          </div>
        </div>
        <FormSummary details={details} onOpenDocument={openDocument} />
      </div>
      {isWithdrawing && (
        <WithdrawDialog formId={details.FormId} applicantTypeId={details.ApplicantTypeId} onClose={() => setIsWithdrawing(false)} />
      )}
      {documentDialog}
    </Page>
  )
}

/** It goes once it has done its work. */
function WithdrawButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandedOn(button)
  return (
    <Button ref={button} onClick={onClick}>
      {text.withdraw}
    </Button>
  )
}
