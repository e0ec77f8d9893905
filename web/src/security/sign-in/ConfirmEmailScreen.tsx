import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { EmailTaken } from '@keystead/contract/security/sign-in/account.operations.ts'
import { ConfirmEmailInput } from '@keystead/contract/security/sign-in/email.forms.ts'
import { ConfirmEmail, DisownEmail, EmailLinkExpired, GetEmailLink } from '@keystead/contract/security/sign-in/email.operations.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { CallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
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
import { inParts } from '../../ui/in-parts.ts'
import { text as sentences } from './confirm-email.text.ts'

export function head(): PageHead {
  return { title: sentences.verifyTitle, canonical: paths.signin(), noindex: true }
}

const PROMISE = {
  title: sentences.promiseTitle,
  points: [sentences.promiseFirst, sentences.promiseSecond, sentences.promiseThird],
}

/** What the link is for. The address says it while the server is asked; only words depend on it. */
const REASONS = {
  verify: { title: sentences.verifyTitle, lead: sentences.verifyLead, button: sentences.verify },
  change: { title: sentences.changeTitle, lead: sentences.changeLead, button: sentences.change },
  undo: {
    title: sentences.undoTitle,
    lead: sentences.undoLead,
    button: sentences.undo,
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
    <AccountFrame title={title} lead={done ? sentences.doneLead : failure ? sentences.failedLead : lead} promise={PROMISE}>
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
      <p>{inParts(sentences.passwordIntro.parts({ email: <bdi>{link.Email}</bdi> }))}</p>
      <PasswordField name="Password" label={sentences.password} autoComplete="current-password" />
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
      <p>{inParts(sentences.signInIntro.parts({ email: <bdi>{link.Email}</bdi> }))}</p>
      <LinkButton to={paths.signin({ email: link.Email, returnTo: paths.confirmEmail(token) })} variant="primary" wide>
        {sentences.signInToConfirm}
      </LinkButton>
      <NotMyAccount token={token} link={link} onDone={onDone} />
    </>
  )
}

function Finished({ done: { Kind, Email } }: { done: Done }) {
  const session = useSession()
  const goOn = session ? (
    <LinkButton to={paths.dashboard()} variant="primary">
      {sentences.goOn}
    </LinkButton>
  ) : (
    <LinkButton to={paths.signin({ email: Email })} variant="primary">
      {sentences.signIn}
    </LinkButton>
  )
  switch (Kind) {
    case 'verified':
      return (
        <SentNotice title={sentences.verifiedTitle} action={goOn}>
          {inParts(sentences.verifiedHelp.parts({ email: <bdi>{Email}</bdi> }))}
        </SentNotice>
      )
    case 'changed':
      return (
        <SentNotice title={sentences.changedTitle} action={goOn}>
          {inParts(sentences.changedHelp.parts({ email: <bdi>{Email}</bdi> }))}
        </SentNotice>
      )
    case 'undone':
      return (
        <SentNotice
          title={sentences.undoneTitle}
          action={
            <LinkButton to={paths.forgotPassword()} variant="primary">
              {sentences.newPassword}
            </LinkButton>
          }
        >
          {inParts(sentences.undoneHelp.parts({ email: <bdi>{Email}</bdi> }))}
        </SentNotice>
      )
    case 'closed':
      return (
        <SentNotice title={sentences.closedTitle} action={<LinkButton to={paths.home()}>{sentences.home}</LinkButton>}>
          {inParts(sentences.closedHelp.parts({ email: <bdi>{Email}</bdi> }))}
        </SentNotice>
      )
    case 'kept':
      return (
        <SentNotice title={sentences.keptTitle} action={<LinkButton to={paths.home()}>{sentences.home}</LinkButton>}>
          {sentences.keptHelp}
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
            {sentences.settings}
          </LinkButton>
        ) : (
          <LinkButton to={paths.signin()} variant="primary">
            {sentences.signIn}
          </LinkButton>
        )
      }
    />
  )
}
