import { AgreementNotFound, GetAgreementDetails } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect } from 'react'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { select, useSelectedId } from '../../sessions/selection.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { AgreementPage } from './AgreementPage.tsx'
import { text } from './view-agreement.text.ts'

/** While a file is being sealed: what makes it works by itself, and may be done before this page hears of it. */
const ASK_AGAIN_MS = 5_000

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** One agreement, as its sender or one of its parties sees it. */
export function PreviewAgreementScreen() {
  const id = useSelectedId('viewAgreement')
  const { data, error, refetch } = useCall(
    GetAgreementDetails,
    { AgreementId: id ?? '' },
    { enabled: id !== null, refetchEveryMs: (agreement) => (agreement?.Next === 'beingSealed' ? ASK_AGAIN_MS : false) },
  )

  useEffect(() => {
    if (data) select('viewAgreement', data.AgreementId)
  }, [data])

  const isGone = id === null || error?.is(AgreementNotFound)
  if (data && !isGone) return <AgreementPage key={id} agreement={data} />
  return (
    <Page title={text.title} breadcrumbs={[{ text: text.agreements, to: paths.myAgreements() }]}>
      {isGone || error ? (
        <ErrorState
          failure={error ?? AgreementNotFound}
          onRetry={isGone ? undefined : () => void refetch()}
          action={<LinkButton to={paths.myAgreements()}>{text.agreements}</LinkButton>}
        />
      ) : (
        <TextSkeleton count={8} />
      )}
    </Page>
  )
}
