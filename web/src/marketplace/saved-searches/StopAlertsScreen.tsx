import { StopLinkUnknown, StopSearchAlerts } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { CallFailure } from '../../api/failure.ts'
import { type Command, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { text } from './stop-alerts.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/**
 * Where the link in emails about saved searches leads. Email programs open links by themselves, so nothing happens before a
 * press; without a script the form does the same.
 */
export function StopAlertsScreen() {
  const { id: token } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const stop = useCommand(StopSearchAlerts, { onDone: () => void navigate(paths.stopAlerts(undefined, 1), { replace: true }) })
  const isDone = params.has('done')
  const failure = stop.failure ?? (token === undefined && !isDone ? StopLinkUnknown : null)
  const [title, lead] = isDone ? [text.doneTitle, text.doneIntro] : [text.title, text.intro]
  return (
    <Page title={title} description={lead} width="narrow">
      {isDone ? <Stopped /> : failure ? <Failed failure={failure} onRetry={stop.reset} /> : <StopForm token={token ?? ''} stop={stop} />}
    </Page>
  )
}

/** The browser's own form, so that the press works before and without any script. */
function StopForm({ token, stop }: { token: string; stop: Command<typeof StopSearchAlerts> }) {
  return (
    <form
      method="post"
      action={paths.stopAlerts(token)}
      onSubmit={(event) => {
        event.preventDefault()
        // What went wrong is shown in the button's place.
        stop.run({ Token: token }).catch(() => {})
      }}
    >
      <Button type="submit" variant="primary" busy={stop.pending}>
        {text.stop}
      </Button>
    </form>
  )
}

function Stopped() {
  return (
    <SentNotice title={text.stopped} action={<SignedInWay />}>
      {text.stoppedHelp}
    </SentNotice>
  )
}

function SignedInWay() {
  return <LinkButton to={paths.savedSearches()}>{text.toSavedSearches}</LinkButton>
}

function Failed({ failure, onRetry }: { failure: Pick<CallFailure, 'code' | 'message'>; onRetry: () => void }) {
  // Another press would not make a link whole.
  const isAboutLink = failure.code === StopLinkUnknown.code
  return <ErrorState failure={failure} onRetry={isAboutLink ? undefined : onRetry} action={<SignedInWay />} />
}
