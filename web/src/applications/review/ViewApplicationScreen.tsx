import { ApplicationNotFound, GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect } from 'react'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { select, useSelectedId } from '../../sessions/selection.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { ApplicationPage } from './ApplicationPage.tsx'
import { text } from './review.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** One application, as who decides on it or one of its people sees it. */
export function ViewApplicationScreen() {
  const id = useSelectedId('viewApplication')
  const { data, error, refetch } = useCall(GetApplicationDetails, { ApplicationId: id ?? '' }, { enabled: id !== null })

  useEffect(() => {
    if (data) select('viewApplication', data.ApplicationId)
  }, [data])

  const isGone = id === null || error?.is(ApplicationNotFound)
  if (data && !isGone) return <ApplicationPage key={id} application={data} />
  return (
    <Page title={text.title} breadcrumbs={[{ text: text.applications, to: paths.applications() }]}>
      {isGone || error ? (
        <ErrorState
          failure={error ?? ApplicationNotFound}
          onRetry={isGone ? undefined : () => void refetch()}
          action={<LinkButton to={paths.applications()}>{text.applications}</LinkButton>}
        />
      ) : (
        <TextSkeleton count={8} />
      )}
    </Page>
  )
}
