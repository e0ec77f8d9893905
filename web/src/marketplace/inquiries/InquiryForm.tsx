import { messages } from '@keystead/contract/marketplace/inquiries/inquiries-messages.text.ts'
import {
  InquiryForm as InquiryRules,
  MAX_INQUIRY_CHARACTERS,
  MIN_INQUIRY_CHARACTERS,
} from '@keystead/contract/marketplace/inquiries/inquiry.forms.ts'
import { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { HoneypotField } from '../../ui/form/HoneypotField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { ContractForm } from '../../ui/form/use-resolved-form.ts'
import { MailIcon } from '../../ui/icons.ts'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { text } from './inquiry-form.text.ts'

export type InquiryProps = {
  /** To whom. */
  profile: { ProfileId: string; Name: string }
  /** The home that it is about. */
  asset?: { AssetId: string; Title: string }
}

type InquiryDraft = ContractForm<z.input<typeof InquiryRules>, z.output<typeof InquiryRules>>

/** What is typed, apart from the form that shows it, so that a window may be closed and opened again. */
export function useInquiryDraft({ asset }: Pick<InquiryProps, 'asset'> = {}): InquiryDraft {
  const session = useSession()
  return useContractForm(InquiryRules, {
    Name: session?.Profile?.Name ?? '',
    Email: session?.Email ?? '',
    Phone: '',
    Message: asset ? text.draft({ title: asset.Title }) : '',
  })
}

/** Writes to an agent or an owner. Neither side needs an account, and the other's address stays hidden. */
export function InquiryForm({ profile, asset, draft: form }: InquiryProps & { draft: InquiryDraft }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = useCommand(SendProfileEnquiry)

  if (sentTo !== null) {
    return <SentNotice title={messages.sentTo({ name: sentTo })}>{text.sentHelp({ email: form.getValues('Email') })}</SentNotice>
  }
  return (
    <Form
      form={form}
      label={text.messageTo({ name: profile.Name })}
      onSubmit={async (values) => {
        const answer = await send.run({ ...values, ProfileId: profile.ProfileId, AssetId: asset?.AssetId })
        setSentTo(answer.RecipientName)
        form.setValue('Message', '')
      }}
    >
      <TextField name="Name" label={text.name} autoComplete="name" maxLength={120} />
      <EmailField name="Email" label={text.email} />
      <PhoneField name="Phone" label={text.phone} optional />
      <TextAreaField name="Message" label={text.message} min={MIN_INQUIRY_CHARACTERS} max={MAX_INQUIRY_CHARACTERS} rows={5} />
      <HoneypotField />
      <FormActions>
        <SubmitButton icon={MailIcon} wide>
          {text.send}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
