import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { EditLeaseInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { EditLease, LeaseChanged, type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { LawHint } from '../../places/state-law/LawHint.tsx'
import { perText } from '../../properties/properties/home-texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { toast } from '../../ui/toast.tsx'
import { text } from './lease-changes.text.ts'

type LeaseRentDialogProps = {
  assetId: string
  title: string
  lease: LeaseRead
  /** Whose law on notices is shown; null for a lease that has a last day. */
  stateId: number | null
  onClose: () => void
}

/** Another rent from a day on. What was owed until then stays as it was. */
export function LeaseRentDialog({ assetId, title, lease, stateId, onClose }: LeaseRentDialogProps) {
  const edit = useCommand(EditLease)
  const initial = draftOf(lease)
  const form = useContractForm(EditLeaseInput, initial)
  const { save, notice } = useVersionedForm(form, {
    initial,
    changed: LeaseChanged,
    loadNewest: async () => {
      const { Leases } = await call(GetAssetAssignedProfiles, { AssetId: assetId })
      return draftOf(Leases.find(({ LeaseId }) => LeaseId === lease.LeaseId) ?? lease)
    },
    merge: (three) => mergeChanges(three, { Rent: text.rent }, () => text.otherRent),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.rentTitle}
      description={text.rentIntro({ home: title, rent: `${formatMoney(lease.Rent)}${perText(lease.RentFrequencyId) ?? ''}` })}
    >
      <Form
        form={form}
        label={text.otherRent}
        onSubmit={async (input) => {
          await save(edit.run(input))
          toast.success(messages.leaseUpdated)
          onClose()
        }}
      >
        {notice}
        <FieldRow>
          <MoneyField name="Rent.Amount" label={text.rent} help={text.rentHelp} />
          <SelectField name="Rent.RentFrequencyId" label={text.rentFrequency} choices={RENT_FREQUENCIES} />
        </FieldRow>
        <DateField name="Rent.FromOn" label={text.firstDay} help={text.firstDayHelp} />
        <LawHint stateId={stateId} topic="NoticeOfIncrease" />
        <FormActions>
          <SubmitButton>{text.changeRent}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function draftOf({ LeaseId, Version, EndsOn, RentFrequencyId }: LeaseRead) {
  return { LeaseId, Version, EndsOn, Rent: { Amount: '', RentFrequencyId, FromOn: '' }, Unlist: false }
}
