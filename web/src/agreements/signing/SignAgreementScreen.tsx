import { GetAgreementDetails } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { Signing } from './Signing.tsx'
import type { Agreement } from './signing-state.ts'
import { text } from './signing.text.ts'
import { useProfileWay } from './use-profile-way.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

const BREADCRUMBS = [{ text: text.list, to: paths.myAgreements() }]

/** An agreement as one of its parties reads and signs it, with their account. */
export function SignAgreementScreen() {
  const [search] = useSearchParams()
  const id = [search.get('id') ?? ''].find(isRowId)
  if (id !== undefined) return <Known key={id} id={id} />
  return (
    <Page title={text.title} breadcrumbs={BREADCRUMBS}>
      <ErrorState failure={{ message: text.noAgreement }} action={<ToList />} />
    </Page>
  )
}

function Known({ id }: { id: string }) {
  const { data, error, refetch } = useCall(GetAgreementDetails, { AgreementId: id })
  // With the right to read it, it goes from the screen.
  const isGone = error !== null && (!data || error.status === 404)
  return (
    <Page title={data && !isGone ? <bdi>{data.Title}</bdi> : text.title} breadcrumbs={BREADCRUMBS}>
      {isGone ? (
        <ErrorState failure={error} onRetry={() => void refetch()} action={<ToList />} />
      ) : data ? (
        <ByProfile agreement={data} lookAgain={refetch} />
      ) : (
        <TextSkeleton count={12} />
      )}
    </Page>
  )
}

function ByProfile({ agreement, lookAgain }: { agreement: Agreement; lookAgain: () => Promise<unknown> }) {
  return <Signing agreement={agreement} way={useProfileWay(agreement, lookAgain)} />
}

function ToList() {
  return <LinkButton to={paths.myAgreements()}>{text.list}</LinkButton>
}
