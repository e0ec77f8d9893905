import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { CheckResetPassword, ResetLinkExpired, ResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { password, repeatedPassword } from '@keystead/contract/values/fields.ts'
import type { PasswordLength } from '@keystead/contract/values/passwords.ts'
import { useState, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { CallFailure } from '../../api/failure.ts'
import { ensure, useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { sessionChanged } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { lengthText, usePasswordLength } from './use-password-length.ts'
import { text } from './reset-password.text.ts'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetAppConfig, FOR_THE_WEB)
}

export function head(): PageHead {
  return { title: text.title, canonical: paths.forgotPassword(), noindex: true }
}

const PROMISE = {
  title: text.promiseTitle,
  points: [text.promiseFirst, text.promiseSecond, text.promiseThird],
}

/** The page behind the link of the email. */
export function ResetPasswordScreen() {
  const { id: token } = useParams()
  const [isExpired, setIsExpired] = useState(false)
  const check = useCall(CheckResetPassword, { Token: token ?? '' }, { enabled: token !== undefined && !isExpired })
  const length = usePasswordLength()

  if (token === undefined || isExpired || check.data?.Works === false) {
    return (
      <Frame lead={text.expiredLead}>
        <Expired />
      </Frame>
    )
  }
  return (
    <Frame lead={lengthText(length)}>
      {check.data ? (
        <PasswordForm token={token} length={length} onExpired={() => setIsExpired(true)} />
      ) : check.error ? (
        <ErrorState failure={check.error} onRetry={() => void check.refetch()} />
      ) : (
        <FormSkeleton count={2} />
      )}
    </Frame>
  )
}

function Frame({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <AccountFrame title={text.title} lead={lead} promise={PROMISE}>
      {children}
    </AccountFrame>
  )
}

function Expired() {
  return (
    <ErrorState
      failure={ResetLinkExpired}
      action={
        <LinkButton to={paths.forgotPassword()} variant="primary">
          {text.requestLink}
        </LinkButton>
      }
    />
  )
}

const NOBODY = { FirstName: '', LastName: '', Email: '' }

function rulesFor(length: PasswordLength) {
  return z
    .object({
      Password: password(text.password, length),
      ConfirmPassword: repeatedPassword(text.confirmPassword, messages.passwordsDiffer),
    })
    .refine((form) => form.Password === form.ConfirmPassword, { path: ['ConfirmPassword'], error: messages.passwordsDiffer })
}

function PasswordForm({ token, length, onExpired }: { token: string; length: PasswordLength; onExpired: () => void }) {
  const navigate = useNavigate()
  const reset = useCommand(ResetPassword)
  const form = useContractForm(rulesFor(length), { Password: '', ConfirmPassword: '' })

  async function send(typed: { Password: string; ConfirmPassword: string }) {
    try {
      const { Email } = await reset.run({ Token: token, ...typed })
      // Whoever was signed in here no longer is.
      sessionChanged()
      toast.success(`${messages.passwordChanged} ${text.signInWithIt}`)
      await navigate(paths.signin({ email: Email }), { replace: true })
    } catch (error) {
      if (!(error instanceof CallFailure && error.is(ResetLinkExpired))) throw error
      onExpired()
    }
  }

  return (
    <Form form={form} guard={false} onSubmit={send}>
      <NewPasswordFields
        password={{ name: 'Password', label: text.password }}
        confirm={{ name: 'ConfirmPassword', label: text.confirmPassword }}
        owner={NOBODY}
        length={length}
      />
      <FormActions>
        <SubmitButton wide>{text.changePassword}</SubmitButton>
      </FormActions>
    </Form>
  )
}
