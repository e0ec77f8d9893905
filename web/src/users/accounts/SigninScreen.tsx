import { LoginInput } from '@keystead/contract/users/accounts/account.forms.ts'
import { GetAppConfig } from '@keystead/contract/common/reference-data/reference-data.operations.ts'
import { Login } from '@keystead/contract/users/accounts/account.operations.ts'
import { LoginWithPasskey, StartPasskeySignin } from '@keystead/contract/users/factors/passkey.operations.ts'
import type { PasskeySignature } from '@keystead/contract/users/factors/passkey.schemas.ts'
import { needsSecondFactor, type SecondFactorAnswer, type SignedInAnswer } from '@keystead/contract/users/sessions/session.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { asCallFailure, CallFailure } from '../../api/failure.ts'
import { ensure, useCommand, useLoaded } from '../../api/query.ts'
import { safeReturnTo } from '../../app/guard.ts'
import type { PageHead } from '../../app/head.ts'
import { paths } from '../../app/paths.ts'
import type { LoaderArgs } from '../../app/screens.ts'
import { signedIn } from '../../app/session-flow.ts'
import { loginEmail, useSession } from '../../app/session.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FingerprintIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { PasskeyButton } from '../factors/PasskeyButton.tsx'
import { signWithPasskey, useHasPasskeys } from '../factors/passkey-browser.ts'
import { SecondFactorStep } from '../factors/SecondFactorStep.tsx'
import { PasskeySuggestions } from '../factors/PasskeySuggestions.tsx'
import { SocialButtons } from '../identities/SocialButtons.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import { useCountdown } from './use-countdown.ts'
import { waitText } from './wait-text.ts'
import styles from './SigninScreen.module.css'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetAppConfig, {})
}

export function head(): PageHead {
  return { title: 'Sign in', description: 'Sign in to your Keystead account.', canonical: paths.signin() }
}

const PROMISE = {
  title: 'Welcome back to the front desk',
  points: [
    'What needs you today comes first.',
    'One sign-in for all your profiles.',
    'Your records stay with whoever runs this installation.',
  ],
}

export function SigninScreen() {
  const session = useSession()
  const { id } = useParams()
  const [search] = useSearchParams()
  // Signing in ends on another page; only who comes signed in is told so.
  const [cameSignedIn] = useState(session !== null)
  const [asked, setAsked] = useState<SecondFactorAnswer | null>(null)
  const returnTo = search.get('returnTo')
  const arrive = useArrival(returnTo)
  if (session && cameSignedIn) {
    return (
      <AccountFrame title="You are signed in" lead="Go on, or change to another account." promise={PROMISE}>
        <AlreadySignedIn session={session} returnTo={returnTo} />
      </AccountFrame>
    )
  }
  if (asked) {
    return (
      <AccountFrame title="One more step" lead="Your account asks for a second proof that it is you." promise={PROMISE}>
        <SecondFactorStep answer={asked} onSignedIn={arrive} onStartAgain={() => setAsked(null)} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title="Sign in"
      lead={
        <>
          New here? <Link to={paths.signup({ returnTo })}>Create an account</Link>
        </>
      }
      promise={PROMISE}
    >
      <SocialButtons returnTo={returnTo} />
      <SigninForm email={id ?? ''} onSignedIn={arrive} onAsked={setAsked} />
    </AccountFrame>
  )
}

/** What follows once somebody is signed in: the page they came for, by way of a new profile where it needs one that is not there. */
function useArrival(returnTo: string | null): (account: SignedInAnswer) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async ({ Email }) => {
    signedIn(client, Email)
    await navigate(safeReturnTo(returnTo))
  }
}

type SigninFormProps = {
  email: string
  onSignedIn: (account: SignedInAnswer) => Promise<void>
  onAsked: (answer: SecondFactorAnswer) => void
}

function SigninForm({ email, onSignedIn, onAsked }: SigninFormProps) {
  const login = useCommand(Login)
  const { DemoSignIns: demoSignIns } = useLoaded(GetAppConfig, {})
  const form = useContractForm(LoginInput, { Email: email, Password: '', RememberMe: false })
  const [secondsToWait, wait] = useCountdown()

  // After the first rendering, which has to agree with the server's.
  useEffect(() => {
    const known = loginEmail()
    if (known && form.getValues('Email') === '') form.setValue('Email', known)
  }, [form])

  async function signIn(typed: { Email: string; Password: string; RememberMe: boolean }) {
    try {
      const answer = await login.run(typed)
      if (needsSecondFactor(answer)) onAsked(answer)
      else await onSignedIn(answer)
    } catch (error) {
      if (error instanceof CallFailure && error.retryAfterSeconds !== null) wait(error.retryAfterSeconds)
      throw error
    }
  }

  return (
    <Form form={form} guard={false} onSubmit={signIn}>
      <EmailField name="Email" label="Email" autoComplete="username webauthn" />
      <PasswordField name="Password" label="Password" autoComplete="current-password" />
      <div className={styles.line}>
        <CheckboxField name="RememberMe" label="Keep me signed in for 30 days" />
        <Link to={paths.forgotPassword()} className={styles.forgot}>
          Forgot your password?
        </Link>
      </div>
      <FormActions>
        <SubmitButton wide disabledReason={secondsToWait > 0 ? `You can try again in ${waitText(secondsToWait)}.` : null}>
          Sign in
        </SubmitButton>
      </FormActions>
      <PasskeySignin rememberMe={() => form.getValues('RememberMe') ?? false} onSignedIn={onSignedIn} />
      {demoSignIns.length > 0 && <DemoSignIns signIns={demoSignIns} />}
    </Form>
  )
}

/** Without a password: by button, and where the browser does that, from the suggestions of the email field. */
function PasskeySignin({ rememberMe, onSignedIn }: { rememberMe: () => boolean } & Pick<SigninFormProps, 'onSignedIn'>) {
  const hasPasskeys = useHasPasskeys()
  const start = useCommand(StartPasskeySignin)
  const login = useCommand(LoginWithPasskey)
  const [tries, setTries] = useState(0)

  async function signIn(ChallengeId: string, Response: PasskeySignature) {
    await onSignedIn(await login.run({ ChallengeId, Response, RememberMe: rememberMe() }))
  }

  if (!hasPasskeys) return null
  return (
    <div className={styles.passkey}>
      <PasskeySuggestions
        key={tries}
        onSigned={(challengeId, signature) => {
          signIn(challengeId, signature).catch((error: unknown) => toast.error(asCallFailure(error).message))
        }}
      />
      <PasskeyButton
        wide
        icon={FingerprintIcon}
        onPress={async () => {
          try {
            const { ChallengeId, Options } = await start.run({})
            await signIn(ChallengeId, await signWithPasskey(Options))
          } finally {
            setTries((count) => count + 1)
          }
        }}
      >
        Sign in with a passkey
      </PasskeyButton>
    </div>
  )
}
