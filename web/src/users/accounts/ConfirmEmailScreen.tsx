import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { EmailTaken } from '@keystead/contract/users/accounts/account.operations.ts'
import { ConfirmEmail, EmailLinkExpired } from '@keystead/contract/users/accounts/email.operations.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCommand } from '../../api/query.ts'
import type { CallFailure } from '../../api/failure.ts'
import type { PageHead } from '../../app/head.ts'
import { paths } from '../../app/paths.ts'
import { sessionChanged, useSession } from '../../app/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function head(): PageHead {
  return { title: 'Confirm your email', canonical: paths.signin(), noindex: true }
}

const PROMISE = {
  title: 'So that we reach you',
  points: [
    'Rent that is due, a signature that is missing: you hear of it in time.',
    'A forgotten password is a matter of minutes.',
    'Nobody else gets mail that is meant for you.',
  ],
}

/** What the link is for, as its address says. Only what is written on the button depends on it. */
const REASONS = {
  verify: { title: 'Confirm your email', lead: 'One press, and we know that this address is yours.', button: 'Confirm my email' },
  change: { title: 'Confirm your new email', lead: 'From then on you sign in with it.', button: 'Use this address' },
  undo: {
    title: 'Undo the change of your email',
    lead: 'The address before counts again, and every device is signed out.',
    button: 'Undo the change',
  },
} as const
type Reason = keyof typeof REASONS
type Failure = Pick<CallFailure, 'code' | 'message'>

/** Where the links of our mails lead. Mail programs open links by themselves, so nothing happens before a press. */
export function ConfirmEmailScreen() {
  const { id: token } = useParams()
  const [search] = useSearchParams()
  const wanted = search.get('for')
  const { title, lead, button } = REASONS[isReason(wanted) ? wanted : 'verify']
  const [confirmed, setConfirmed] = useState<OutputOf<typeof ConfirmEmail> | null>(null)
  const confirmation = useCommand(ConfirmEmail, {
    onDone(output) {
      setConfirmed(output)
      sessionChanged()
    },
  })
  const failure = token === undefined ? EmailLinkExpired : confirmation.failure
  // What went wrong is shown in the button's place.
  const confirm = () => void confirmation.run({ Token: token ?? '' }).catch(() => {})

  return (
    <AccountFrame
      title={title}
      lead={confirmed ? 'That was all.' : failure ? 'Every link works once, and only for a while.' : lead}
      promise={PROMISE}
    >
      {confirmed ? (
        <Confirmed confirmed={confirmed} />
      ) : failure ? (
        <Failed failure={failure} onRetry={isAboutLink(failure) ? undefined : confirm} />
      ) : (
        <>
          <NeedsScript />
          <Button variant="primary" wide busy={confirmation.pending} onClick={confirm}>
            {button}
          </Button>
        </>
      )}
    </AccountFrame>
  )
}

function isReason(text: string | null): text is Reason {
  return text !== null && Object.hasOwn(REASONS, text)
}

function Confirmed({ confirmed: { Kind, Email } }: { confirmed: OutputOf<typeof ConfirmEmail> }) {
  const session = useSession()
  const goOn = session ? (
    <LinkButton to={paths.dashboard()} variant="primary">
      Go on
    </LinkButton>
  ) : (
    <LinkButton to={paths.signin({ email: Email })} variant="primary">
      Sign in
    </LinkButton>
  )
  switch (Kind) {
    case 'verified':
      return (
        <SentNotice title="Thank you, your email is confirmed" action={goOn}>
          We reach you at <bdi>{Email}</bdi>.
        </SentNotice>
      )
    case 'changed':
      return (
        <SentNotice title="Your email has changed" action={goOn}>
          From now on you sign in with <bdi>{Email}</bdi>. The address before got a mail with a way back, for seven days.
        </SentNotice>
      )
    case 'undone':
      return (
        <SentNotice
          title="Your email is back"
          action={
            <LinkButton to={paths.forgotPassword()} variant="primary">
              Choose a new password
            </LinkButton>
          }
        >
          You sign in with <bdi>{Email}</bdi> again, and every device was signed out. If somebody else made the change, they may know your
          password: choose a new one now.
        </SentNotice>
      )
  }
}

/** Another press would not help. */
function isAboutLink({ code }: Failure): boolean {
  return code === EmailLinkExpired.code || code === EmailTaken.code
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: (() => void) | undefined }) {
  const session = useSession()
  return (
    <ErrorState
      failure={failure}
      onRetry={onRetry}
      action={
        session ? (
          <LinkButton to={paths.settings()} variant="primary">
            To my settings
          </LinkButton>
        ) : (
          <LinkButton to={paths.signin()} variant="primary">
            Sign in
          </LinkButton>
        )
      }
    />
  )
}
