import { RenewalLinkExpired, RenewListingsByLink } from '@keystead/contract/marketplace/listing-life/listing-public.operations.ts'
import { LISTING_DAYS } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { text } from './renew-listings.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
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
    <Page title={text.title} description={renewal || failure ? undefined : text.intro({ days: LISTING_DAYS })} width="narrow">
      {renewal ? (
        <Renewed renewal={renewal} />
      ) : failure ? (
        <ErrorState
          failure={failure}
          onRetry={failure.code === RenewalLinkExpired.code ? undefined : press}
          action={<LinkButton to={paths.myProperties()}>{text.myProperties}</LinkButton>}
        />
      ) : (
        <>
          <NeedsScript />
          <Button variant="primary" busy={renew.pending} onClick={press}>
            {text.renew}
          </Button>
        </>
      )}
    </Page>
  )
}

function Renewed({ renewal: { Renewed, InBackground, NotReady } }: { renewal: Renewal }) {
  const goOn = <LinkButton to={paths.myProperties()}>{text.myProperties}</LinkButton>
  const unfit = NotReady === 0 ? null : text.notReady({ count: NotReady })
  if (InBackground) {
    return (
      <SentNotice title={text.inBackground} action={goOn}>
        {text.inBackgroundHelp}
      </SentNotice>
    )
  }
  if (Renewed === 0) {
    return (
      <SentNotice title={text.nothingLeft} action={goOn}>
        {unfit ?? text.nothingLeftHelp}
      </SentNotice>
    )
  }
  return (
    <SentNotice title={text.renewed({ count: Renewed })} action={goOn}>
      {text.staysListed({ count: Renewed, days: LISTING_DAYS })} {unfit}
    </SentNotice>
  )
}
