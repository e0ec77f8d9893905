import { OFF_BOOKS_REASONS, OFF_BOOKS_TEXTS, type OffBooksReason } from '@keystead/contract/properties/properties/occupancy.ts'
import { OffBooksForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

type OffBooksDialogProps = { home: string; onClose: () => void; onTake: (reason: OffBooksReason) => Promise<void> }

/** Why a home is not for lease. */
export function OffBooksDialog({ home, onClose, onTake }: OffBooksDialogProps) {
  const form = useContractForm(OffBooksForm, { Reason: 'owner-occupied' as const })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mark ${home} as not for rent?`}
      description="It then counts neither as vacant nor in your occupancy rate. You can change it back at any time."
    >
      <Form form={form} label="Not for rent" guard={false} onSubmit={({ Reason }) => onTake(Reason)}>
        <RadioCards
          name="Reason"
          label="Why is it not for rent?"
          choices={OFF_BOOKS_REASONS.map((Id) => ({ Id, Text: OFF_BOOKS_TEXTS[Id] }))}
        />
        <FormActions>
          <SubmitButton>Mark as not for rent</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
