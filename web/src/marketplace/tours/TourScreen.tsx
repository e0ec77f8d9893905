import {
  AcceptViewingByLink,
  GetViewingByLink,
  ViewingLinkExpired,
  WithdrawViewingByLink,
} from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { useParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { TourItem } from './TourItem.tsx'
import { VisitorActions } from './VisitorActions.tsx'
import { text } from './tours.text.ts'

/** The secret in the address stays out of indexes and of other people's statistics. */
export function head(): PageHead {
  return { title: text.yourTour, canonical: paths.properties(), noindex: true }
}

/** Where the links of our emails lead. Email programs open links by themselves, so nothing happens before a press. */
export function TourScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  return (
    <Page display title={text.yourTour} description={text.yourTourIntro} width="narrow">
      <NeedsScript />
      {token === undefined ? <NoLink /> : hasScript && <LinkedTour token={token} />}
    </Page>
  )
}

function LinkedTour({ token }: { token: string }) {
  const input = { Token: token }
  const { data, error, refetch } = useCall(GetViewingByLink, input)
  const acceptance = useCommand(AcceptViewingByLink)
  const withdrawal = useCommand(WithdrawViewingByLink)
  if (data) {
    return (
      <TourItem
        tour={data}
        side="visitor"
        titleLevel={2}
        actions={<VisitorActions tour={data} accept={() => acceptance.run(input)} withdraw={() => withdrawal.run(input)} />}
      />
    )
  }
  if (!error) return <TextSkeleton />
  return error.status < 500 ? <NoLink /> : <ErrorState failure={error} onRetry={() => void refetch()} />
}

function NoLink() {
  return <ErrorState failure={ViewingLinkExpired} action={<LinkButton to={paths.properties()}>{text.browse}</LinkButton>} />
}
