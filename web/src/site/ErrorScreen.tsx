import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { asCallFailure, type CallFailure } from '../api/failure.ts'
import { randomId } from '../api/random-id.ts'
import { ChunkLoadError } from '../navigation/chunks.ts'
import { logError } from '../browser/log.ts'
import { Button } from '../ui/Button.tsx'
import { RefreshIcon } from '../ui/icons.ts'
import { Page } from '../ui/Page.tsx'
import { UnreachablePage } from './UnreachablePage.tsx'
import { NotForProfile } from '../identity/profiles/NotForProfile.tsx'
import { NotForRole } from '../identity/profiles/NotForRole.tsx'
import { WayOut } from '../identity/profiles/WayOut.tsx'
import { inParts } from '../ui/in-parts.ts'
import { text as words } from './failures.text.ts'

/** The router's error page: what happened, a reference to quote, and how to go on. */
export function ErrorScreen({ error }: { error: unknown }) {
  const failure = asCallFailure(error)
  if (error instanceof ChunkLoadError) return <PartMissing />
  if (failure.is(CallErrors.NotAvailableForProfile)) return <NotForProfile />
  if (failure.is(CallErrors.NotAllowedForRole)) return <NotForRole sentence={failure.message} />
  if (failure.status === 404) return <ThingNotFound message={failure.message} />
  if (failure.outcomeIsUnknown || failure.is(CallErrors.Unavailable)) return <UnreachablePage message={failure.message} />
  return <Unexpected failure={failure} />
}

function PartMissing() {
  return (
    <Page title={words.aPartOfThisPage} description={words.thereIsProbablyANewer} width="narrow">
      <p>
        <Button variant="primary" icon={RefreshIcon} onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      </p>
    </Page>
  )
}

function ThingNotFound({ message }: { message: string }) {
  return (
    <Page title={message.replace(/\.$/, '')} description={words.itMayHaveBeenTaken} width="narrow">
      <WayOut />
    </Page>
  )
}

function Unexpected({ failure }: { failure: CallFailure }) {
  // What broke in the page itself has no line in the server's log; its own reference ties the report to the console.
  const [ownReference] = useState(() => randomId().slice(0, 8).toUpperCase())
  const reference = failure.reference ?? ownReference
  useEffect(() => logError(`Reference ${reference}`, failure.cause ?? failure), [failure, reference])
  return (
    <Page title={words.unexpectedApplicationError} description={words.somethingWentWrong} width="narrow">
      <p>{inParts(words.reference.parts({ id: <strong className="tabular">{reference}</strong> }))}</p>
      <WayOut first={<TryAgain />} />
    </Page>
  )
}

function TryAgain() {
  const navigate = useNavigate()
  return (
    <Button variant="primary" icon={RefreshIcon} onClick={() => void navigate(0)}>
      {words.tryAgain}
    </Button>
  )
}
