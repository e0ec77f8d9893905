import { SendResetPasswordInput } from '@keystead/contract/security/sign-in/account.forms.ts'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { ensure, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { loginEmail } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { DemoEmailNote } from './DemoEmailNote.tsx'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetAppConfig, FOR_THE_WEB)
}

export function head(): PageHead {
  return {
    title: 'Forgot your password?',
    description: 'Get a link by email to choose a new password for your Keystead account.',
    canonical: paths.forgotPassword(),
  }
}

const PROMISE = {
  title: 'A new key in two minutes',
  points: [
    'The link works once, for 30 minutes.',
    'Only the newest link counts.',
    'With the new password, every other device is signed out.',
  ],
}

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountFrame
      title="Forgot your password?"
      lead={
        <>
          We send you a link to choose a new one. Or <Link to={paths.signin({ email: sentTo ?? undefined })}>back to sign-in</Link>.
        </>
      }
      promise={PROMISE}
    >
      {sentTo ? <Sent email={sentTo} onOther={() => setSentTo(null)} /> : <AskForm onSent={setSentTo} />}
    </AccountFrame>
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { run } = useCommand(SendResetPassword)
  const form = useContractForm(SendResetPasswordInput, { Email: '' })

  // After the first rendering, which has to agree with the server's.
  useEffect(() => {
    const known = loginEmail()
    if (known && form.getValues('Email') === '') form.setValue('Email', known)
  }, [form])

  return (
    <Form form={form} guard={false} onSubmit={async (typed) => onSent((await run(typed)).Email)}>
      <EmailField name="Email" label="Email" autoComplete="username" />
      <FormActions>
        <SubmitButton wide>Send the link</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const { run, pending } = useCommand(SendResetPassword)
  return (
    <SentNotice
      title="Please look into your inbox"
      action={
        <>
          <Button
            busy={pending}
            onClick={() => void withToast(run({ Email: email }), 'A new link is on its way. The one before no longer counts.')}
          >
            Send it again
          </Button>
          <Button variant="quiet" onClick={onOther}>
            Use another email
          </Button>
        </>
      }
    >
      A link is on its way to <bdi>{email}</bdi>. It works once, for 30 minutes. If it does not come, look among the unwanted emails.
      <DemoEmailNote />
    </SentNotice>
  )
}
