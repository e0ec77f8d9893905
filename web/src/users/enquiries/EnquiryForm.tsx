import { enquirySentMessage } from '@keystead/contract/text/messages.ts'
import {
  EnquiryForm as EnquiryRules,
  MAX_ENQUIRY_CHARACTERS,
  MIN_ENQUIRY_CHARACTERS,
  SendProfileEnquiry,
} from '@keystead/contract/users/enquiries/enquiry.operations.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { useSession } from '../../app/session.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { MailIcon } from '../../ui/icons.ts'
import { SentNotice } from '../../ui/SentNotice.tsx'

export type EnquiryFormProps = {
  /** To whom. */
  profile: { ProfileId: string; Name: string }
  /** The home that it is about. */
  asset?: { AssetId: string; Title: string }
}

/** Writes to an agent or an owner. Neither side needs an account, and the other's address stays hidden. */
export function EnquiryForm({ profile, asset }: EnquiryFormProps) {
  const session = useSession()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = useCommand(SendProfileEnquiry)
  const form = useContractForm(EnquiryRules, {
    Name: session?.Profile?.Name ?? '',
    Email: session?.Email ?? '',
    Phone: '',
    Message: asset ? `Hello, I am interested in “${asset.Title}”. Is it still available?` : '',
    Homepage: '',
  })

  if (sentTo !== null) {
    return <SentNotice title={enquirySentMessage(sentTo)}>The answer comes by email to {form.getValues('Email')}.</SentNotice>
  }
  return (
    <Form
      form={form}
      label={`Write to ${profile.Name}`}
      onSubmit={async (values) => {
        const answer = await send.run({ ...values, ProfileId: profile.ProfileId, AssetId: asset?.AssetId })
        setSentTo(answer.RecipientName)
      }}
    >
      <TextField name="Name" label="Name" autoComplete="name" maxLength={120} />
      <EmailField name="Email" label="Email" />
      <PhoneField name="Phone" label="Phone" optional />
      <TextAreaField name="Message" label="Message" min={MIN_ENQUIRY_CHARACTERS} max={MAX_ENQUIRY_CHARACTERS} rows={5} />
      {/* Nobody sees this one. What fills it in is a program, and the server throws its message away. */}
      <label className="visually-hidden" aria-hidden="true">
        Leave this empty
        <input {...form.register('Homepage')} type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <SubmitButton icon={MailIcon} wide>
        Send message
      </SubmitButton>
    </Form>
  )
}
