import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { EmailTaken } from '@keystead/contract/security/sign-in/account.operations.ts'
import { ConfirmEmailInput } from '@keystead/contract/security/sign-in/email.forms.ts'
import { ConfirmEmail, DisownEmail, EmailLinkExpired, GetEmailLink } from '@keystead/contract/security/sign-in/email.operations.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { CallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { sessionChanged, useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { NotMyAccount } from './NotMyAccount.tsx'

export function head(): PageHead {
  return { title: 'Confirm your email', canonical: paths.signin(), noindex: true }
}

const PROMISE = {
  title: 'So that we reach you',
  points: [
    'Rent that is due, a signature that is missing: you hear of it in time.',
    'A forgotten password is a matter of minutes.',
    'Nobody else gets email that is meant for you.',
  ],
}

/** What the link is for. The address says it while the server is asked; only words depend on it. */
const REASONS = {
  verify: { title: 'Confirm your email', lead: 'So that we know that this address is yours.', button: 'Confirm my email' },
  change: { title: 'Confirm your new email', lead: 'From then on you sign in with it.', button: 'Use this address' },
  undo: {
    title: 'Undo the change of your email',
    lead: 'The address before counts again, and every device is signed out.',
    button: 'Undo the change',
  },
} as const
type Reason = keyof typeof REASONS
type Failure = Pick<CallFailure, 'code' | 'message'>
type Link = OutputOf<typeof GetEmailLink>
type Done = OutputOf<typeof ConfirmEmail> | OutputOf<typeof DisownEmail>

/** Where the links of our emails lead. Email programs open links by themselves, so nothing happens before a press. */
export function ConfirmEmailScreen() {
  const { id: token = '' } = useParams()
  const [search] = useSearchParams()
  const wanted = search.get('for')
  const { data: link, error, refetch } = useCall(GetEmailLink, { Token: token }, { enabled: token !== '' })
  const [done, setDone] = useState<Done | null>(null)
  const { title, lead } = REASONS[link?.Kind ?? (isReason(wanted) ? wanted : 'verify')]
  const failure = token === '' ? EmailLinkExpired : done ? null : error
  const finish = (output: Done) => {
    setDone(output)
    sessionChanged()
  }

  return (
    <AccountFrame
      title={title}
      lead={done ? 'That was all.' : failure ? 'Every link works once, and only for a while.' : lead}
      promise={PROMISE}
    >
      {done ? (
        <Finished done={done} />
      ) : failure ? (
        <Failed failure={failure} onRetry={() => void refetch()} />
      ) : (
        <>
          <NeedsScript />
          {link ? <Proving token={token} link={link} onDone={finish} /> : <FormSkeleton count={1} />}
        </>
      )}
    </AccountFrame>
  )
}

function isReason(text: string | null): text is Reason {
  return text !== null && Object.hasOwn(REASONS, text)
}

type ProvingProps = { token: string; link: Link; onDone: (output: Done) => void }

/** In a session of the account a press is enough; elsewhere its password shows that the account is of the person who reads the email. */
function Proving({ token, link, onDone }: ProvingProps) {
  switch (link.Proof) {
    case 'none':
    case 'session':
      return <Press token={token} link={link} onDone={onDone} />
    case 'password':
      return <ByPassword token={token} link={link} onDone={onDone} />
    case 'signIn':
      return <BySignIn token={token} link={link} onDone={onDone} />
  }
}

function Press({ token, link, onDone }: ProvingProps) {
  const confirmation = useCommand(ConfirmEmail, { onDone })
  // What went wrong is shown in the button's place.
  const confirm = () => void confirmation.run({ Token: token }).catch(() => {})
  if (confirmation.failure) return <Failed failure={confirmation.failure} onRetry={confirm} />
  return (
    <Button variant="primary" wide busy={confirmation.pending} onClick={confirm}>
      {REASONS[link.Kind].button}
    </Button>
  )
}

function ByPassword({ token, link, onDone }: ProvingProps) {
  const { run } = useCommand(ConfirmEmail)
  const form = useContractForm(ConfirmEmailInput, { Token: token, Password: '' })
  return (
    <Form form={form} guard={false} onSubmit={async (typed) => onDone(await run(typed))}>
      <p>
        Enter the password that you chose for the account of <bdi>{link.Email}</bdi>. Or sign in to it in this browser first.
      </p>
      <PasswordField name="Password" label="Password" autoComplete="current-password" />
      <FormActions>
        <SubmitButton wide>{REASONS[link.Kind].button}</SubmitButton>
        <NotMyAccount token={token} link={link} onDone={onDone} />
      </FormActions>
    </Form>
  )
}

/** The account came by Google, Facebook or a passkey, and has no password to ask for. */
function BySignIn({ token, link, onDone }: ProvingProps) {
  return (
    <>
      <p>
        Sign in to the account of <bdi>{link.Email}</bdi> as you did when you opened it, and you come back here.
      </p>
      <LinkButton to={paths.signin({ email: link.Email, returnTo: paths.confirmEmail(token) })} variant="primary" wide>
        Sign in to confirm
      </LinkButton>
      <NotMyAccount token={token} link={link} onDone={onDone} />
    </>
  )
}

function Finished({ done: { Kind, Email } }: { done: Done }) {
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
          From now on you sign in with <bdi>{Email}</bdi>. The address before got an email with a way back, for seven days.
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
    case 'closed':
      return (
        <SentNotice title="That account is closed" action={<LinkButton to={paths.home()}>To the home page</LinkButton>}>
          Thank you for telling us. Nothing of yours was in it, and <bdi>{Email}</bdi> is free for an account of your own.
        </SentNotice>
      )
    case 'kept':
      return (
        <SentNotice title="Your address is not used" action={<LinkButton to={paths.home()}>To the home page</LinkButton>}>
          Thank you for telling us. The other account keeps the address that it has, and the link no longer works.
        </SentNotice>
      )
  }
}

/** Another press would not help. */
function isAboutLink({ code }: Failure): boolean {
  return code === EmailLinkExpired.code || code === EmailTaken.code
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const session = useSession()
  return (
    <ErrorState
      failure={failure}
      onRetry={isAboutLink(failure) ? undefined : onRetry}
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
