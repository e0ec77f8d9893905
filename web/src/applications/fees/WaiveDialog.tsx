import { WaiveApplicationFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import type { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { MAX_WAIVE_REASON } from '@keystead/contract/applications/fees/fee.values.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './fees.text.ts'
import { WaiveForm } from './waive.forms.ts'

type WaiveDialogProps = { applicationId: string; fee: FeeRead; onClose: () => void }

/** Asks why before nothing is asked of someone any more: they read it. */
export function WaiveDialog({ applicationId: ApplicationId, fee: { FeeId, Name }, onClose }: WaiveDialogProps) {
  const waiving = useCommand(WaiveApplicationFee)
  const form = useContractForm(WaiveForm, { Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.waiveTitle({ name: Name })} description={text.waiveHelp}>
      <Form
        form={form}
        onSubmit={async ({ Reason }) => {
          await waiving.run({ ApplicationId, FeeId, Reason })
          toast.success(text.waivedNow)
          onClose()
        }}
      >
        <TextAreaField name="Reason" label={text.reason} help={text.reasonHelp} max={MAX_WAIVE_REASON} rows={2} />
        <FormActions>
          <SubmitButton>{text.waiveIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
