import { ConfirmSecurityPinInput } from '@keystead/contract/security/security-pin/pin.forms.ts'
import { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { useState, type ReactNode } from 'react'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { PinField } from '../../ui/form/PinField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { text } from './pin-confirmation.text.ts'

/** What is to be confirmed: the call, its object, perhaps its amount; and the sentence that says so to the person. */
export type PinQuestion = { operation: string; objectId: string; amountCents?: number; sentence: string }

type Asked = PinQuestion & { answer: (confirmation: string | null) => void }

/**
 * Asks for the security pin: `const { askForPin, pinDialog } = usePinConfirmation()`. The answer goes into the call that
 * it confirms; null when the person thought better of it.
 */
export function usePinConfirmation(): { askForPin: (question: PinQuestion) => Promise<string | null>; pinDialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  function askForPin(question: PinQuestion): Promise<string | null> {
    return new Promise((answer) => {
      setAsked({
        ...question,
        answer(confirmation) {
          setAsked(null)
          answer(confirmation)
        },
      })
    })
  }

  return { askForPin, pinDialog: asked && <PinDialog key={asked.objectId} {...asked} /> }
}

function PinDialog({ operation, objectId, amountCents, sentence, answer }: Asked) {
  const command = useCommand(ConfirmSecurityPin)
  const form = useContractForm(ConfirmSecurityPinInput, {
    Pin: '',
    Operation: operation,
    ObjectId: objectId,
    AmountCents: amountCents ?? null,
  })
  return (
    <Dialog open onClose={() => answer(null)} title={text.title} description={sentence}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          const { Confirmation } = await command.run(values)
          answer(Confirmation)
        }}
      >
        <PinField name="Pin" label={text.securityPin} firstFocus />
        <FormActions>
          <SubmitButton>{text.confirm}</SubmitButton>
          <CancelButton onClick={() => answer(null)} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
