import { ChangeEmailInput } from '@keystead/contract/security/sign-in/account.forms.ts'
import { ChangeEmail } from '@keystead/contract/security/sign-in/email.operations.ts'
import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useState } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { DemoEmailNote } from './DemoEmailNote.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './change-email.text.ts'

export function ChangeEmailScreen() {
  const account = useCall(GetUserAccountDetails, {})
  const [askedFor, setAskedFor] = useState<string | null>(null)
  return (
    <Page title={text.title} description={text.intro} breadcrumbs={[{ text: text.settings, to: paths.settings() }]} width="narrow">
      {askedFor ? (
        <SentNotice title={text.sentTitle} action={<LinkButton to={paths.settings()}>{text.backToSettings}</LinkButton>}>
          {inParts(text.sentHelp.parts({ email: <bdi>{askedFor}</bdi> }))}
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
      <p>{inParts(text.currentEmail.parts({ email: <bdi>{current}</bdi> }))}</p>
      <EmailField name="Email" label={text.newEmail} autoComplete="email" />
      <FormActions>
        <SubmitButton>{text.sendLink}</SubmitButton>
        <LinkButton to={paths.settings()} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}
