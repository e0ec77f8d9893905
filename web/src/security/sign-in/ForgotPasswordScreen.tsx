import { SendResetPasswordInput } from '@keystead/contract/security/sign-in/account.forms.ts'
import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { ensure, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
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
import { inParts } from '../../ui/in-parts.ts'
import { text } from './forgot-password.text.ts'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetAppConfig, FOR_THE_WEB)
}

export function head(): PageHead {
  return {
    title: text.title,
    description: text.description,
    canonical: paths.forgotPassword(),
  }
}

const PROMISE = {
  title: text.promiseTitle,
  points: [text.promiseFirst, text.promiseSecond, text.promiseThird],
}

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountFrame
      title={text.title}
      lead={<>{inParts(text.lead.parts({ back: <Link to={paths.signin({ email: sentTo ?? undefined })}>{text.backToSignIn}</Link> }))}</>}
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
      <EmailField name="Email" label={text.email} autoComplete="username" />
      <FormActions>
        <SubmitButton wide>{text.sendLink}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const { run, pending } = useCommand(SendResetPassword)
  return (
    <SentNotice
      title={text.sentTitle}
      action={
        <>
          <Button busy={pending} onClick={() => void withToast(run({ Email: email }), text.newLinkSent)}>
            {text.sendAgain}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {text.otherEmail}
          </Button>
        </>
      }
    >
      {inParts(text.linkSent.parts({ email: <bdi>{email}</bdi> }))}
      <DemoEmailNote />
    </SentNotice>
  )
}
