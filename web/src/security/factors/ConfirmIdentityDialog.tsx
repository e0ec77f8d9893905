import { ConfirmIdentityInput } from '@keystead/contract/security/factors/factor.forms.ts'
import { ConfirmIdentity, GetConfirmMethods, SendIdentityCode } from '@keystead/contract/security/factors/factor.operations.ts'
import type { ConfirmMethod } from '@keystead/contract/security/factors/factor.values.ts'
import { StartPasskeyConfirmation } from '@keystead/contract/security/factors/passkey.operations.ts'
import { useEffect, useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FingerprintIcon, KeyIcon, MailIcon } from '../../ui/icons.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { signWithPasskey } from './passkey-browser.ts'
import { useHasPasskeys } from './passkey-support.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './confirm-identity.text.ts'
import styles from './ConfirmIdentityDialog.module.css'

const OTHER_WAYS = {
  passkey: text.withPasskey,
  password: text.withPassword,
  totp: text.withAppCode,
  emailCode: text.withEmailCode,
} as const satisfies Record<ConfirmMethod, string>

/** Asks for a password, passkey or code, so that the call that needs it can go on. */
export function ConfirmIdentityDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { data, error, refetch } = useCall(GetConfirmMethods, {})
  return (
    <Dialog open onClose={() => onAnswer(false)} title={text.title} description={text.intro}>
      {data ? (
        <Ways methods={data.Methods} onConfirmed={() => onAnswer(true)} />
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton count={1} />
      )}
    </Dialog>
  )
}

function Ways({ methods, onConfirmed }: { methods: readonly ConfirmMethod[]; onConfirmed: () => void }) {
  const hasPasskeys = useHasPasskeys()
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys)
  const [chosen, setChosen] = useState<ConfirmMethod | null>(null)
  const method = chosen ?? usable[0]
  if (!method) return <p>{text.noPasskeyHere}</p>
  return (
    <>
      <Way key={method} method={method} onConfirmed={onConfirmed} />
      {usable.length > 1 && (
        <div className={styles.others}>
          {usable
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} variant="quiet" size="sm" onClick={() => setChosen(other)}>
                {OTHER_WAYS[other]}
              </Button>
            ))}
        </div>
      )}
    </>
  )
}

function Way({ method, onConfirmed }: { method: ConfirmMethod; onConfirmed: () => void }) {
  switch (method) {
    case 'passkey':
      return <PasskeyWay onConfirmed={onConfirmed} />
    case 'password':
      return <PasswordWay onConfirmed={onConfirmed} />
    case 'totp':
      return <CodeWay method="totp" label={text.appCode} onConfirmed={onConfirmed} />
    case 'emailCode':
      return <EmailWay onConfirmed={onConfirmed} />
  }
}

type WayProps = { onConfirmed: () => void }

function PasskeyWay({ onConfirmed }: WayProps) {
  const start = useCommand(StartPasskeyConfirmation)
  const confirmation = useCommand(ConfirmIdentity)
  return (
    <PasskeyButton
      variant="primary"
      icon={FingerprintIcon}
      data-first-focus
      onPress={async () => {
        const { ChallengeId, Options } = await start.run({})
        await confirmation.run({ Method: 'passkey', ChallengeId, Response: await signWithPasskey(Options) })
        onConfirmed()
      }}
    >
      {text.passkeyButton}
    </PasskeyButton>
  )
}

function PasswordWay({ onConfirmed }: WayProps) {
  const confirmation = useCommand(ConfirmIdentity)
  const form = useContractForm(ConfirmIdentityInput, { Method: 'password', Password: '' })
  const { setFocus } = form
  useEffect(() => setFocus('Password'), [setFocus])
  return (
    <Form
      form={form}
      guard={false}
      label={text.passwordFormLabel}
      onSubmit={async (typed) => {
        await confirmation.run(typed)
        onConfirmed()
      }}
    >
      <PasswordField name="Password" label={text.password} autoComplete="current-password" />
      <FormActions>
        <SubmitButton icon={KeyIcon}>{text.confirm}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function CodeWay({ method, label, onConfirmed }: WayProps & { method: 'totp' | 'emailCode'; label: string }) {
  const confirmation = useCommand(ConfirmIdentity)
  const form = useContractForm(ConfirmIdentityInput, { Method: method, Code: '' })
  const { setFocus } = form
  useEffect(() => setFocus('Code'), [setFocus])
  return (
    <Form
      form={form}
      guard={false}
      label={text.codeFormLabel}
      onSubmit={async (typed) => {
        await confirmation.run(typed)
        onConfirmed()
      }}
    >
      <TextField name="Code" label={label} autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
      <FormActions>
        <SubmitButton icon={KeyIcon}>{text.confirm}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function EmailWay({ onConfirmed }: WayProps) {
  const sending = useCommand(SendIdentityCode)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function send() {
    setProblem(null)
    try {
      setSentTo((await sending.run({})).Email)
    } catch (error) {
      setProblem(asCallFailure(error).message)
    }
  }

  return (
    <div className={styles.email}>
      {sentTo ? (
        <>
          <p role="status">{inParts(text.codeSent.parts({ email: <bdi>{sentTo}</bdi> }))}</p>
          <CodeWay method="emailCode" label={text.emailCode} onConfirmed={onConfirmed} />
        </>
      ) : (
        <p>{text.emailIntro}</p>
      )}
      <div>
        <Button variant={sentTo ? 'quiet' : 'primary'} icon={MailIcon} busy={sending.pending} onClick={() => void send()}>
          {sentTo ? text.sendAnotherCode : text.sendCode}
        </Button>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </div>
  )
}
