import { ConfirmSecondFactorInput } from '@keystead/contract/security/factors/factor.forms.ts'
import { ConfirmSecondFactor } from '@keystead/contract/security/factors/factor.operations.ts'
import { LoginWithPasskey, StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import type { SecondFactorAnswer, SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { useEffect, useState } from 'react'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ChevronLeftIcon, FingerprintIcon, KeyIcon, LifebuoyIcon } from '../../ui/icons.ts'
import { useCountdown } from '../../ui/use-countdown.ts'
import { waitText } from '../../ui/wait-text.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { text } from './second-factor.text.ts'
import { signWithPasskey } from './passkey-browser.ts'
import { useHasPasskeys } from './passkey-support.ts'
import styles from './SecondFactorStep.module.css'

type CodeMethod = 'totp' | 'recoveryCode'

const CODE_FIELDS = {
  totp: {
    label: text.appCode,
    help: text.appCodeHelp,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  recoveryCode: {
    label: text.recoveryCode,
    help: text.recoveryCodeHelp,
    autoComplete: 'off',
    inputMode: 'text',
  },
} as const

type SecondFactorStepProps = {
  answer: SecondFactorAnswer
  onSignedIn: (account: SignedInAnswer) => Promise<void>
  /** Back to where the first factor is given. */
  onStartAgain: () => void
}

/** After the password or the provider: the second proof. */
export function SecondFactorStep({ answer, onSignedIn, onStartAgain }: SecondFactorStepProps) {
  const [method, setMethod] = useState<CodeMethod>('totp')
  const hasPasskeys = useHasPasskeys()
  const loginWithPasskey = useCommand(LoginWithPasskey)
  const startPasskey = useCommand(StartPasskeySignin)

  async function signInByPasskey() {
    const { ChallengeId, Options } = await startPasskey.run({ Ticket: answer.Ticket })
    const Response = await signWithPasskey(Options)
    await onSignedIn(await loginWithPasskey.run({ ChallengeId, Response, Ticket: answer.Ticket }))
  }

  return (
    <>
      <CodeForm key={method} method={method} ticket={answer.Ticket} onSignedIn={onSignedIn} />
      <div className={styles.others}>
        {method === 'totp' && answer.Methods.includes('recoveryCode') && (
          <Button variant="quiet" icon={LifebuoyIcon} onClick={() => setMethod('recoveryCode')}>
            {text.withRecoveryCode}
          </Button>
        )}
        {method === 'recoveryCode' && (
          <Button variant="quiet" icon={KeyIcon} onClick={() => setMethod('totp')}>
            {text.withAppCode}
          </Button>
        )}
        {answer.Methods.includes('passkey') && hasPasskeys && (
          <PasskeyButton variant="quiet" icon={FingerprintIcon} onPress={signInByPasskey}>
            {text.withPasskey}
          </PasskeyButton>
        )}
        <Button variant="quiet" icon={ChevronLeftIcon} onClick={onStartAgain}>
          {text.startAgain}
        </Button>
      </div>
    </>
  )
}

function CodeForm({ method, ticket, onSignedIn }: { method: CodeMethod; ticket: string } & Pick<SecondFactorStepProps, 'onSignedIn'>) {
  const confirmation = useCommand(ConfirmSecondFactor)
  const form = useContractForm(ConfirmSecondFactorInput, { Ticket: ticket, Method: method, Code: '' })
  const [secondsToWait, wait] = useCountdown()
  // This step took the place of another: its field is where the person goes on.
  const { setFocus } = form
  useEffect(() => setFocus('Code'), [setFocus])
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async (typed) => {
        try {
          await onSignedIn(await confirmation.run(typed))
        } catch (error) {
          if (error instanceof CallFailure && error.retryAfterSeconds !== null) wait(error.retryAfterSeconds)
          throw error
        }
      }}
    >
      <TextField name="Code" {...CODE_FIELDS[method]} maxLength={32} />
      <FormActions>
        <SubmitButton wide disabledReason={secondsToWait > 0 ? text.tryAgainIn({ wait: waitText(secondsToWait) }) : null}>
          {text.signIn}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
