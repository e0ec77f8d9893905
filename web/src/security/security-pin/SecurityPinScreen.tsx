import { SetSecurityPinInput, ChangeSecurityPinInput, ResetSecurityPinInput } from '@keystead/contract/security/security-pin/pin.forms.ts'
import {
  ChangeSecurityPin,
  GetSecurityPin,
  ResetSecurityPin,
  SendSecurityPinReset,
  SetSecurityPin,
} from '@keystead/contract/security/security-pin/pin.operations.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PinField } from '../../ui/form/PinField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './security-pin.text.ts'
import styles from './SecurityPinScreen.module.css'

/** Six digits that confirm what cannot be undone: set them, change them, or choose new ones by email. */
export function SecurityPinScreen() {
  const { data, error, refetch } = useCall(GetSecurityPin, {})
  const [resetToken, forgetToken] = useResetToken()
  return (
    <Page
      title={text.securityPin}
      description={text.intro}
      breadcrumbs={[
        { text: text.settings, to: paths.settings() },
        { text: text.security, to: paths.securitySettings() },
      ]}
      width="narrow"
    >
      {resetToken ? (
        <ResetForm token={resetToken} onDone={forgetToken} />
      ) : data ? (
        data.IsSet ? (
          <ChangeForm setAt={data.SetAt} />
        ) : (
          <SetForm />
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton count={2} />
      )}
    </Page>
  )
}

/** The secret of a link from the email. Once it was spent it leaves the address. */
function useResetToken(): [string | null, () => void] {
  const [search, setSearch] = useSearchParams()
  return [search.get('reset'), () => setSearch({}, { replace: true })]
}

function SetForm() {
  const command = useCommand(SetSecurityPin)
  const form = useContractForm(SetSecurityPinInput, { Pin: '', ConfirmPin: '' })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async (values) => {
        await command.run(values)
        toast.success(text.pinIsSet)
      }}
    >
      <PinField name="Pin" label={text.securityPin} help={text.pinHelp} />
      <PinField name="ConfirmPin" label={text.confirmPin} />
      <FormActions>
        <SubmitButton>{text.setPin}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function ChangeForm({ setAt }: { setAt: string | null }) {
  const command = useCommand(ChangeSecurityPin)
  const form = useContractForm(ChangeSecurityPinInput, { CurrentPin: '', Pin: '', ConfirmPin: '' })
  return (
    <div className={styles.parts}>
      {setAt && <p className={styles.setAt}>{inParts(text.setOn.parts({ date: <DateText date={setAt} /> }))}</p>}
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          await command.run(values)
          form.reset()
          toast.success(text.pinIsChanged)
        }}
      >
        <PinField name="CurrentPin" label={text.currentPin} />
        <PinField name="Pin" label={text.newPin} />
        <PinField name="ConfirmPin" label={text.confirmPin} />
        <FormActions>
          <SubmitButton>{text.changePin}</SubmitButton>
        </FormActions>
      </Form>
      <ForgottenPin />
    </div>
  )
}

function ForgottenPin() {
  const command = useCommand(SendSecurityPinReset)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Section title={text.forgotten}>
      {sentTo ? (
        <p role="status">{text.resetSent({ email: sentTo })}</p>
      ) : (
        <div>
          <Button busy={command.pending} onClick={() => void withToast(command.run({}).then(({ Email }) => setSentTo(Email)))}>
            {text.sendLink}
          </Button>
        </div>
      )}
    </Section>
  )
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const command = useCommand(ResetSecurityPin)
  const form = useContractForm(ResetSecurityPinInput, { Token: token, Pin: '', ConfirmPin: '' })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async (values) => {
        await command.run(values)
        toast.success(text.pinIsChanged)
        onDone()
      }}
    >
      <PinField name="Pin" label={text.newPin} />
      <PinField name="ConfirmPin" label={text.confirmPin} />
      <FormActions>
        <SubmitButton>{text.setNewPin}</SubmitButton>
        <CancelButton onClick={onDone} />
      </FormActions>
    </Form>
  )
}
