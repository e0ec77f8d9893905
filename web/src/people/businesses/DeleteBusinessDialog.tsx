import { DeleteBusinessInput } from '@keystead/contract/people/businesses/business.forms.ts'
import { DELETE_BUSINESS, DeleteBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { usePinConfirmation } from '../../security/security-pin/use-pin-confirmation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { inParts } from '../../ui/in-parts.ts'
import { toast } from '../../ui/toast.tsx'
import { messages } from './business-messages.text.ts'
import { text } from './view-business.text.ts'

/** The last question: the name of the business, typed, and the security PIN. */
export function DeleteBusinessDialog({ businessId, name, onClose }: { businessId: string; name: string; onClose: () => void }) {
  const navigate = useNavigate()
  const command = useCommand(DeleteBusiness)
  const { askForPin, pinDialog } = usePinConfirmation()
  const form = useContractForm(DeleteBusinessInput, { BusinessId: businessId, Name: '', PinConfirmation: null })

  async function remove(typed: { BusinessId: string; Name: string }) {
    const PinConfirmation = await askForPin({ operation: DELETE_BUSINESS, objectId: businessId, sentence: text.pinSentence({ name }) })
    if (PinConfirmation === null) return
    await command.run({ ...typed, PinConfirmation })
    toast.success(messages.businessDeleted)
    await navigate(paths.businesses())
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={text.dialogTitle({ name })}
        description={inParts(text.dialogIntro.parts({ name: <bdi>{name}</bdi> }))}
      >
        <Form form={form} guard={false} onSubmit={remove}>
          <TextField name="Name" label={text.typeName} help={name} firstFocus maxLength={80} />
          <FormActions>
            <Button onClick={onClose}>{text.keep}</Button>
            <SubmitButton variant="danger">{text.deleteForGood}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
      {pinDialog}
    </>
  )
}
