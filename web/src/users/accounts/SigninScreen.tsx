import { GetAppConfig } from '@keystead/contract/common/reference-data/reference-data.operations.ts'
import { Login } from '@keystead/contract/users/accounts/account.operations.ts'
import { needsSecondFactor } from '@keystead/contract/users/sessions/session.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
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
import { AccountFrame } from './AccountFrame.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import { useCountdown } from './use-countdown.ts'
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
  const returnTo = search.get('returnTo')
  if (session && cameSignedIn) {
    return (
      <AccountFrame title="You are signed in" lead="Go on, or change to another account." promise={PROMISE}>
        <AlreadySignedIn session={session} returnTo={returnTo} />
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
      <SigninForm email={id ?? ''} returnTo={returnTo} />
    </AccountFrame>
  )
}

function SigninForm({ email, returnTo }: { email: string; returnTo: string | null }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const login = useCommand(Login)
  const { DemoSignIns: demoSignIns } = useLoaded(GetAppConfig, {})
  const form = useContractForm(Login, { Email: email, Password: '', RememberMe: false })
  const [secondsToWait, wait] = useCountdown()

  // After the first rendering, which has to agree with the server's.
  useEffect(() => {
    const known = loginEmail()
    if (known && form.getValues('Email') === '') form.setValue('Email', known)
  }, [form])

  async function signIn(typed: { Email: string; Password: string; RememberMe: boolean }) {
    try {
      const account = await login.run(typed)
      if (needsSecondFactor(account)) return
      signedIn(client, account.Email)
      await navigate(account.DefaultProfileId === null ? paths.createProfile() : safeReturnTo(returnTo))
    } catch (error) {
      if (error instanceof CallFailure && error.retryAfterSeconds !== null) wait(error.retryAfterSeconds)
      throw error
    }
  }

  return (
    <Form form={form} guard={false} onSubmit={signIn}>
      <EmailField name="Email" label="Email" autoComplete="username" />
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
      {demoSignIns.length > 0 && <DemoSignIns signIns={demoSignIns} />}
    </Form>
  )
}

function waitText(seconds: number): string {
  if (seconds >= 60) return `${Math.ceil(seconds / 60)} min`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
