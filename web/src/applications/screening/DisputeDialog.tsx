import { DisputeScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { MAX_STATEMENT, SCREENING_PRODUCT_TEXTS } from '@keystead/contract/applications/screening/screening.values.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { DisputeForm } from './own.forms.ts'
import { text } from './own.text.ts'

/** Says that a part of the report is not right. One that is looked into already is not asked for again. */
export function DisputeDialog({ screening, onClose }: { screening: ScreeningRead; onClose: () => void }) {
  const { FormId, ScreeningId, Products, Disputes } = screening
  const command = useCommand(DisputeScreening)
  const possible = Products.filter((product) => !Disputes.some(({ Product, Outcome }) => Product === product && Outcome === null))
  const form = useContractForm(DisputeForm, { Product: possible.length === 1 ? possible[0] : undefined, Statement: '' })
  return (
    <Dialog open onClose={onClose} title={text.disputeTitle} description={text.disputeHelp}>
      <Form
        form={form}
        label={text.disputeTitle}
        onSubmit={async (said) => {
          await command.run({ ...said, FormId, ScreeningId })
          toast.success(messages.disputed)
          onClose()
        }}
      >
        <RadioCards
          name="Product"
          label={text.part}
          choices={possible.map((product) => ({ Id: product, Text: SCREENING_PRODUCT_TEXTS[product] }))}
        />
        <TextAreaField name="Statement" label={text.statement} help={text.statementHelp} max={MAX_STATEMENT} rows={5} />
        <FormActions>
          <SubmitButton>{text.sendDispute}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
