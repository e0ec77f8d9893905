import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { SetGuarantorsAndOccupantsInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { LeaseChanged, type LeaseRead, SetGuarantorsAndOccupants } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { toast } from '../../ui/toast.tsx'
import { GuarantorsAndOccupantsFields } from './GuarantorsAndOccupantsFields.tsx'
import { text } from './lease-persons.text.ts'

type GuarantorsAndOccupantsDialogProps = { lease: LeaseRead; assetId: string; title: string; onClose: () => void }

const LISTS = { Guarantors: text.guarantor, Occupants: text.occupant }

/** Who answers for a lease, and who lives there with its tenants. Of one that has ended they are only taken out. */
export function GuarantorsAndOccupantsDialog({ lease, assetId, title, onClose }: GuarantorsAndOccupantsDialogProps) {
  const set = useCommand(SetGuarantorsAndOccupants)
  const [guarantors, setGuarantors] = useState(lease.Guarantors)
  const initial = draftOf(lease)
  const form = useContractForm(SetGuarantorsAndOccupantsInput, initial)
  const { save, notice } = useVersionedForm(form, {
    initial,
    changed: LeaseChanged,
    loadNewest: async () => {
      const { Leases } = await call(GetAssetAssignedProfiles, { AssetId: assetId })
      const newest = Leases.find(({ LeaseId }) => LeaseId === lease.LeaseId) ?? lease
      setGuarantors(newest.Guarantors)
      return draftOf(newest)
    },
    merge: (three) => mergeChanges(three, LISTS, (_field, list) => countText(list)),
  })
  return (
    <Dialog open onClose={onClose} size="wide" title={text.dialogTitle} description={text.dialogIntro({ title })}>
      <Form
        form={form}
        label={text.dialogTitle}
        lists={LISTS}
        onSubmit={async (typed) => {
          await save(set.run(typed))
          toast.success(messages.leaseUpdated)
          onClose()
        }}
      >
        {notice}
        <GuarantorsAndOccupantsFields of="" guarantors={guarantors} mayAdd={lease.State !== 'past'} />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function draftOf({ LeaseId, Version, Guarantors, Occupants }: LeaseRead) {
  return {
    LeaseId,
    Version,
    Guarantors: Guarantors.map(({ PersonId }) => ({ PersonId, Person: null })),
    Occupants: [...Occupants],
  }
}

/** `2 people` */
function countText(list: unknown): string {
  const count = Array.isArray(list) ? list.length : 0
  return count === 0 ? text.noOne : text.people({ count })
}
