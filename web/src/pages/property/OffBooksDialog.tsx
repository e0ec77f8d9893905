import { OFF_BOOKS_REASONS, OFF_BOOKS_TEXTS, type OffBooksReason } from '@keystead/contract/properties/properties/occupancy.ts'
import { OffBooksForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { text } from './home-actions.text.ts'

type OffBooksDialogProps = { home: string; onClose: () => void; onTake: (reason: OffBooksReason) => Promise<void> }

/** Why a home is not for lease. */
export function OffBooksDialog({ home, onClose, onTake }: OffBooksDialogProps) {
  const form = useContractForm(OffBooksForm, { Reason: 'owner-occupied' as const })
  return (
    <Dialog open onClose={onClose} title={text.notForRentTitle({ home })} description={text.notForRentNote}>
      <Form form={form} label={text.notForRentForm} guard={false} onSubmit={({ Reason }) => onTake(Reason)}>
        <RadioCards
          name="Reason"
          label={text.notForRentReason}
          choices={OFF_BOOKS_REASONS.map((Id) => ({ Id, Text: OFF_BOOKS_TEXTS[Id] }))}
        />
        <FormActions>
          <SubmitButton>{text.markAsNotForRent}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
