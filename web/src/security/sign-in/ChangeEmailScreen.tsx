import { ChangeEmailInput } from '@keystead/contract/security/sign-in/account.forms.ts'
import { ChangeEmail } from '@keystead/contract/security/sign-in/email.operations.ts'
import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useState } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { DemoEmailNote } from './DemoEmailNote.tsx'

export function ChangeEmailScreen() {
  const account = useCall(GetUserAccountDetails, {})
  const [askedFor, setAskedFor] = useState<string | null>(null)
  return (
    <Page
      title="Change email"
      description="A link goes to the new address. Nothing changes before you have used it, and the old address is told."
      breadcrumbs={[{ text: 'Settings', to: paths.settings() }]}
      width="narrow"
    >
      {askedFor ? (
        <SentNotice title="Please look into the new inbox" action={<LinkButton to={paths.settings()}>Back to settings</LinkButton>}>
          A link is on its way to <bdi>{askedFor}</bdi>. It works once, for 24 hours. Until then everything stays as it is.
          <DemoEmailNote />
        </SentNotice>
      ) : account.data ? (
        <EmailForm current={account.data.Email} onSent={setAskedFor} />
      ) : account.error ? (
        <ErrorState failure={account.error} onRetry={() => void account.refetch()} />
      ) : (
        <FormSkeleton count={1} />
      )}
    </Page>
  )
}

function EmailForm({ current, onSent }: { current: string; onSent: (email: string) => void }) {
  const change = useCommand(ChangeEmail)
  const form = useContractForm(ChangeEmailInput, { Email: '' })
  return (
    <Form form={form} guard={false} onSubmit={async (typed) => onSent((await change.run(typed)).Email)}>
      <p>
        Your email is <bdi>{current}</bdi>.
      </p>
      <EmailField name="Email" label="New email" autoComplete="email" />
      <FormActions>
        <SubmitButton>Send the link</SubmitButton>
        <LinkButton to={paths.settings()} variant="quiet">
          Cancel
        </LinkButton>
      </FormActions>
    </Form>
  )
}
