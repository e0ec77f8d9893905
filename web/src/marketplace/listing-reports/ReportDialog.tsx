import { OTHER_REASON, REPORT_REASONS } from '@keystead/contract/marketplace/listing-reports/listing-report.values.ts'
import { ReportForm } from '@keystead/contract/marketplace/listing-reports/listing-report.forms.ts'
import { ReportListing } from '@keystead/contract/marketplace/listing-reports/listing-report.operations.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { HoneypotField } from '../../ui/form/HoneypotField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { text } from './listing-reports.text.ts'

type ReportDialogProps = { open: boolean; onClose: () => void; asset: { AssetId: string; Title: string } }

/** Says what is wrong with a listing, to those who run the installation. */
export function ReportDialog({ open, onClose, asset }: ReportDialogProps) {
  const session = useSession()
  const [isSent, setIsSent] = useState(false)
  const report = useCommand(ReportListing)
  const form = useContractForm(ReportForm, { Message: '', Email: session?.Email ?? '' })
  const reason = useWatch({ control: form.control, name: 'ReasonId' })
  return (
    <Dialog open={open} onClose={onClose} keepsTyped title={text.title} description={text.anonymous({ title: asset.Title })}>
      {isSent ? (
        <SentNotice title={text.sent}>{text.sentHelp({ email: form.getValues('Email') })}</SentNotice>
      ) : (
        <Form
          form={form}
          label={text.title}
          onSubmit={async (values) => {
            await report.run({ ...values, AssetId: asset.AssetId })
            setIsSent(true)
          }}
        >
          <SelectField name="ReasonId" label={text.reason} choices={REPORT_REASONS} />
          <TextAreaField name="Message" label={text.message} optional={reason !== OTHER_REASON} max={2_000} rows={4} />
          <EmailField name="Email" label={text.email} />
          <HoneypotField />
          <FormActions>
            <SubmitButton wide>{text.send}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  )
}
