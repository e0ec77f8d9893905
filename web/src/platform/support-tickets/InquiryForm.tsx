import { SendUserInquiryInput } from '@keystead/contract/platform/support-tickets/ticket.forms.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { MESSAGE_MAX, SUBJECT_MAX } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useEffect } from 'react'
import { useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { HoneypotField } from '../../ui/form/HoneypotField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { type Choice, SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { text } from './contact-us.text.ts'

export type SentInquiry = OutputOf<typeof SendUserEnquiry> & { email: string }

/** A message to those who run this installation. Who is signed in need not say who they are. */
export function InquiryForm({ supportTypes, onSent }: { supportTypes: readonly Choice[]; onSent: (sent: SentInquiry) => void }) {
  const session = useSession()
  const inquiry = useCommand(SendUserEnquiry)
  const form = useContractForm(SendUserInquiryInput, { Name: '', Email: '', Phone: '', Subject: '', Message: '' })

  // The server renders for strangers: who is here is known only in the browser, perhaps after something was typed.
  useEffect(() => {
    if (!session) return
    if (!form.getValues('Name') && session.Profile) form.resetField('Name', { defaultValue: session.Profile.Name })
    if (!form.getValues('Email')) form.resetField('Email', { defaultValue: session.Email })
  }, [session, form])

  return (
    <Form
      form={form}
      label={text.form}
      onSubmit={async (message) => {
        const sent = await inquiry.run(message)
        onSent({ ...sent, email: message.Email })
      }}
    >
      <SelectField name="SupportTypeId" label={text.supportType} choices={supportTypes} />
      <FieldRow>
        <TextField name="Name" label={text.name} autoComplete="name" maxLength={120} />
        <EmailField name="Email" label={text.email} />
      </FieldRow>
      <PhoneField name="Phone" label={text.phone} optional help={text.phoneHelp} />
      <TextField name="Subject" label={text.subject} maxLength={SUBJECT_MAX} />
      <TextAreaField name="Message" label={text.message} max={MESSAGE_MAX} rows={7} />
      <HoneypotField />
      <FormActions>
        <SubmitButton>{text.send}</SubmitButton>
      </FormActions>
    </Form>
  )
}
