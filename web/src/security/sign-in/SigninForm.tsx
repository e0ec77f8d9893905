import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { LoginWithPasskey, StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import type { PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { needsSecondFactor, type SecondFactorAnswer, type SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { asCallFailure, CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { loadChunk } from '../../navigation/chunks.ts'
import { loginEmail } from '../../sessions/session.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useLateForm } from '../../ui/form/use-late-form.ts'
import { FingerprintIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { PasskeyButton } from '../factors/PasskeyButton.tsx'
import { PasskeySuggestions } from '../factors/PasskeySuggestions.tsx'
import { useHasPasskeys } from '../factors/passkey-support.ts'
import { DemoSignIns } from './DemoSignIns.tsx'
import { text } from './sign-in.text.ts'
import styles from './SigninForm.module.css'
import { useCountdown } from '../../ui/use-countdown.ts'
import { waitText } from '../../ui/wait-text.ts'

type SigninFormProps = {
  email: string
  demoSignIns: Parameters<typeof DemoSignIns>[0]['signIns']
  /** In a dialog over a page that must stay: links go to a new tab. */
  isOverPage?: boolean
  onSignedIn: (account: SignedInAnswer) => Promise<void>
  onAsked: (answer: SecondFactorAnswer) => void
}

const loadRules = async () => (await import('./signin-rules.ts')).signinRules

/** The first factor: a password, or a passkey instead. */
export function SigninForm({ email, demoSignIns, isOverPage = false, onSignedIn, onAsked }: SigninFormProps) {
  const login = useCommand(Login)
  const form = useLateForm(loadRules, { Email: email, Password: '', RememberMe: false })
  const [secondsToWait, wait] = useCountdown()

  // After the first rendering, which has to agree with the server's.
  useEffect(() => {
    const known = loginEmail()
    if (known && form.getValues('Email') === '') form.setValue('Email', known)
  }, [form])
  const { setFocus } = form
  useEffect(() => {
    if (isOverPage) setFocus('Password')
  }, [isOverPage, setFocus])

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
      <EmailField name="Email" label={text.email} autoComplete="username webauthn" />
      <PasswordField name="Password" label={text.password} autoComplete="current-password" />
      <div className={styles.line}>
        <CheckboxField name="RememberMe" label={text.rememberMe} />
        <Link to={paths.forgotPassword()} target={isOverPage ? '_blank' : undefined} className={styles.forgot}>
          {text.forgotPassword}
        </Link>
      </div>
      <FormActions>
        <SubmitButton wide disabledReason={secondsToWait > 0 ? text.tryAgainIn({ wait: waitText(secondsToWait) }) : null}>
          {text.signIn}
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
  const [isAsking, setIsAsking] = useState(false)

  async function signIn(ChallengeId: string, Response: PasskeySignature) {
    await onSignedIn(await login.run({ ChallengeId, Response, RememberMe: rememberMe() }))
  }

  if (!hasPasskeys) return null
  return (
    <div className={styles.passkey}>
      {!isAsking && (
        <PasskeySuggestions
          onSigned={(challengeId, signature) => {
            signIn(challengeId, signature).catch((error: unknown) => toast.error(asCallFailure(error).message))
          }}
        />
      )}
      <PasskeyButton
        wide
        icon={FingerprintIcon}
        onPress={async () => {
          setIsAsking(true)
          try {
            const { signWithPasskey } = await loadChunk(() => import('../factors/passkey-browser.ts'))
            const { ChallengeId, Options } = await start.run({})
            await signIn(ChallengeId, await signWithPasskey(Options))
          } finally {
            setIsAsking(false)
          }
        }}
      >
        {text.withPasskey}
      </PasskeyButton>
    </div>
  )
}
