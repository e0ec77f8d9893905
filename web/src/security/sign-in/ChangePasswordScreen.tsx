import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { ChangePassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { splitName } from '@keystead/contract/values/names.ts'
import { existingPassword, password, repeatedPassword } from '@keystead/contract/values/fields.ts'
import type { PasswordLength } from '@keystead/contract/values/passwords.ts'
import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { sessionChanged, useSession } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { PasswordOwner } from './password-hint.ts'
import { lengthText, usePasswordLength } from './use-password-length.ts'
import { text } from './change-password.text.ts'

export function ChangePasswordScreen() {
  const account = useCall(GetUserAccountDetails, {})
  const length = usePasswordLength()
  const isFirst = account.data?.HasPassword === false
  return (
    <Page
      title={isFirst ? text.setTitle : text.changePassword}
      description={`${lengthText(length)} ${text.signsOutOthers}`}
      breadcrumbs={[{ text: text.settings, to: paths.settings() }]}
      width="narrow"
    >
      {account.data ? (
        <PasswordForm hasPassword={account.data.HasPassword} length={length} email={account.data.Email} />
      ) : account.error ? (
        <ErrorState failure={account.error} onRetry={() => void account.refetch()} />
      ) : (
        <FormSkeleton count={3} />
      )}
    </Page>
  )
}

function rulesFor(length: PasswordLength, hasPassword: boolean) {
  return z
    .object({
      CurrentPassword: hasPassword ? existingPassword(text.currentPassword) : z.string({ error: emptyMessage(text.currentPassword) }),
      NewPassword: password(text.newPassword, length),
      ConfirmNewPassword: repeatedPassword(text.confirmNewPassword, messages.newPasswordsDiffer),
    })
    .refine((form) => form.NewPassword === form.ConfirmNewPassword, { path: ['ConfirmNewPassword'], error: messages.newPasswordsDiffer })
}

function PasswordForm({ hasPassword, length, email }: { hasPassword: boolean; length: PasswordLength; email: string }) {
  const navigate = useNavigate()
  const owner = useOwner(email)
  const change = useCommand(ChangePassword)
  const form = useContractForm(rulesFor(length, hasPassword), { CurrentPassword: '', NewPassword: '', ConfirmNewPassword: '' })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async (typed) => {
        const { OtherSessionsEnded } = await change.run({ ...typed, CurrentPassword: hasPassword ? typed.CurrentPassword : null })
        sessionChanged()
        toast.success(changedText(OtherSessionsEnded))
        await navigate(paths.settings())
      }}
    >
      {/* Tells a password manager which account the password is for. */}
      <input type="email" className="visually-hidden" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      {hasPassword && (
        <>
          <PasswordField name="CurrentPassword" label={text.currentPassword} autoComplete="current-password" />
          <p>
            <Link to={paths.forgotPassword()}>{text.forgotten}</Link>
          </p>
        </>
      )}
      <NewPasswordFields
        password={{ name: 'NewPassword', label: text.newPassword }}
        confirm={{ name: 'ConfirmNewPassword', label: text.confirmNewPassword }}
        owner={owner}
        length={length}
      />
      <FormActions>
        <SubmitButton>{hasPassword ? text.changePassword : text.setPassword}</SubmitButton>
        <LinkButton to={paths.settings()} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

function useOwner(Email: string): PasswordOwner {
  const { firstName, lastName } = splitName(useSession()?.Profile?.Name ?? '')
  return { FirstName: firstName, LastName: lastName, Email }
}

function changedText(devices: number): string {
  return devices === 0 ? messages.passwordChanged : `${messages.passwordChanged} ${text.othersSignedOut({ count: devices })}`
}
