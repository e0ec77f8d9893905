import { ApplicationFormNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetAppFormPersonalInfo, GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ReactNode, useEffect, useState } from 'react'
import type { CallFailure } from '../../api/failure.ts'
import { useCall } from '../../api/query.ts'
import { select, useSelectedId } from '../../sessions/selection.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToday } from '../../ui/use-today.ts'
import { FormOver } from './FormOver.tsx'
import { FormPage } from './FormPage.tsx'
import { text } from './form.text.ts'
import type { SubmitGate } from './submit-gate.ts'
import { type Submitted, SubmittedPage } from './SubmittedPage.tsx'

/** The form of one applicant: to be filled in, or to be read once it is submitted or over. */
export function ApplicationForm({ Gate }: { Gate: SubmitGate }) {
  const id = useSelectedId('applicationForm')
  return id === null ? <NoForm failure={ApplicationFormNotFound} onRetry={null} /> : <OneForm key={id} id={id} Gate={Gate} />
}

function OneForm({ id, Gate }: { id: string; Gate: SubmitGate }) {
  const today = useToday()
  const [submitted, setSubmitted] = useState<Submitted | null>(null)
  /** A section knows which application it is part of; all of it is asked for by that. */
  const [applicationId, setApplicationId] = useState<string | null>(null)
  const first = useCall(GetAppFormPersonalInfo, { FormId: id }, { enabled: applicationId === null })
  const details = useCall(
    GetApplicationFormDetails,
    { ApplicationId: applicationId ?? '', FormId: id },
    { enabled: applicationId !== null },
  )
  if (applicationId === null && first.data) setApplicationId(first.data.ApplicationId)

  useEffect(() => {
    if (details.data) select('applicationForm', details.data.FormId)
  }, [details.data])

  const failed = first.error ? first : details
  const isGone = failed.error?.is(ApplicationFormNotFound) ?? false
  if (failed.error && (isGone || !details.data))
    return <NoForm failure={failed.error} onRetry={isGone ? null : () => void failed.refetch()} />
  if (submitted) return <SubmittedPage submitted={submitted} />
  if (!details.data || today === null) {
    return (
      <FormFrame>
        <FormSkeleton />
      </FormFrame>
    )
  }
  const { State, IsOver } = details.data
  if (State === 'submitted' || IsOver) return <FormOver details={details.data} />
  return <FormPage details={details.data} today={today} Gate={Gate} onOver={() => void details.refetch()} onSubmitted={setSubmitted} />
}

function FormFrame({ children }: { children: ReactNode }) {
  return (
    <Page title={text.title} breadcrumbs={[{ text: text.applications, to: paths.applications() }]}>
      {children}
    </Page>
  )
}

type NoFormProps = { failure: Pick<CallFailure, 'message'> & { reference?: string | null }; onRetry: (() => void) | null }

function NoForm({ failure, onRetry }: NoFormProps) {
  return (
    <FormFrame>
      <ErrorState
        failure={failure}
        onRetry={onRetry ?? undefined}
        action={<LinkButton to={paths.applications()}>{text.applications}</LinkButton>}
      />
    </FormFrame>
  )
}
