import { RenewalLinkExpired, RenewListingsByLink } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { LISTING_DAYS } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'

export function head(): PageHead {
  return { title: 'Renew your listings', noindex: true }
}

type Renewal = OutputOf<typeof RenewListingsByLink>

/** Where the links in emails about ending listings lead. Email programs open links by themselves, so nothing happens before a press. */
export function RenewListingsScreen() {
  const { id: token } = useParams()
  const [renewal, setRenewal] = useState<Renewal | null>(null)
  const renew = useCommand(RenewListingsByLink, { onDone: setRenewal })
  const failure: Pick<CallFailure, 'code' | 'message'> | null = token === undefined ? RenewalLinkExpired : renew.failure
  // What went wrong is shown in the button's place.
  const press = () => void renew.run({ Token: token ?? '' }).catch(() => {})
  return (
    <Page
      title="Renew your listings"
      description={
        renewal || failure ? undefined : `One press, and the listings of the email stay on the market for another ${LISTING_DAYS} days.`
      }
      width="narrow"
    >
      {renewal ? (
        <Renewed renewal={renewal} />
      ) : failure ? (
        <ErrorState
          failure={failure}
          onRetry={failure.code === RenewalLinkExpired.code ? undefined : press}
          action={<LinkButton to={paths.myProperties()}>My properties</LinkButton>}
        />
      ) : (
        <>
          <NeedsScript />
          <Button variant="primary" busy={renew.pending} onClick={press}>
            Renew them
          </Button>
        </>
      )}
    </Page>
  )
}

function Renewed({ renewal: { Renewed, InBackground, NotReady } }: { renewal: Renewal }) {
  const goOn = <LinkButton to={paths.myProperties()}>My properties</LinkButton>
  const unfit =
    NotReady === 0
      ? null
      : `${NotReady === 1 ? 'One expired listing misses' : `${NotReady} expired listings miss`} something by now: complete it under My properties, then list it.`
  if (InBackground) {
    return (
      <SentNotice title="Your listings are being renewed" action={goOn}>
        They are so many that it takes a few minutes. You can leave this page.
      </SentNotice>
    )
  }
  if (Renewed === 0) {
    return (
      <SentNotice title="There is nothing left to renew" action={goOn}>
        {unfit ?? 'The listings of this email were renewed already, or you have taken them off the market.'}
      </SentNotice>
    )
  }
  return (
    <SentNotice title={Renewed === 1 ? 'Your listing is renewed' : `${Renewed} listings are renewed`} action={goOn}>
      {Renewed === 1 ? 'It stays' : 'They stay'} on the market for another {LISTING_DAYS} days. {unfit}
    </SentNotice>
  )
}
