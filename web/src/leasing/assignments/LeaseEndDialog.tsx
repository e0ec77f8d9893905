import { EditLeaseInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { EditLease, LeaseChanged, type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { toast } from '../../ui/toast.tsx'
import { leaseEndWords, usualEnds } from './lease-end-words.ts'
import styles from './Assignments.module.css'

type LeaseEndDialogProps = {
  assetId: string
  /** Of the property. */
  title: string
  lease: LeaseRead
  /** The last day that is filled in: its own, or another one that was named. */
  endsOn: string | null
  isListed: boolean
  /** Names of those who hear of it. */
  told: readonly string[]
  onClose: () => void
}

/** A lease goes on, or ends on another day. What it costs and who lives there stays as it is. */
export function LeaseEndDialog({ assetId, title, lease, endsOn: named, isListed, told, onClose }: LeaseEndDialogProps) {
  const edit = useCommand(EditLease)
  const initial = { ...draftOf(lease), Unlist: isListed }
  const form = useContractForm(EditLeaseInput, { ...initial, EndsOn: named })
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'EndsOn' }) ?? null
  const { base, save, notice } = useVersionedForm(form, {
    initial,
    changed: LeaseChanged,
    loadNewest: async () => {
      const { Leases } = await call(GetAssetAssignedProfiles, { AssetId: assetId })
      return { ...draftOf(Leases.find(({ LeaseId }) => LeaseId === lease.LeaseId) ?? lease), Unlist: isListed }
    },
    merge: (three) => mergeChanges(three, { EndsOn: 'End date' }, (_field, value) => endText(value)),
  })
  const endsOn = base.EndsOn ?? null
  const choose = (EndsOn: string | null) => form.setValue('EndsOn', EndsOn, { shouldDirty: true, shouldValidate: true })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change the end of the lease"
      description={`“${title}”: ${endsOn === null ? 'it runs from month to month' : `the last day is ${formatDate(endsOn)}`}. Rent and tenants stay as they are.`}
    >
      <Form
        form={form}
        label="End of the lease"
        onSubmit={async (input) => {
          const { Unlisted } = await save(edit.run(input))
          toast.success(Unlisted ? `${messages.leaseUpdated} The home has left the market.` : messages.leaseUpdated)
          onClose()
        }}
      >
        {notice}
        <DateField name="EndsOn" label="End date" help="The last day. Leave it empty for month to month." optional />
        <div className={styles.buttons} role="group" aria-label="Usual ends">
          {usualEnds(endsOn).map(({ text, endsOn: later, day }) => (
            <Button key={text} size="sm" onClick={() => choose(later)}>
              {text}
              <span className="visually-hidden"> until {day}</span>
            </Button>
          ))}
          <Button size="sm" onClick={() => choose(null)}>
            Month to month
          </Button>
        </div>
        {isListed && (
          <CheckboxField name="Unlist" label="Take it off the market" help="If its listing runs into the time for which it stays let." />
        )}
        <p role="status" className={styles.soft}>
          {errors.EndsOn ? null : leaseEndWords({ from: endsOn, to: typed, told })}
        </p>
        <FormActions>
          <SubmitButton>Change end</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function draftOf({ LeaseId, Version, EndsOn }: LeaseRead) {
  return { LeaseId, Version, EndsOn }
}

function endText(value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'Month to month'
  return isCalendarDate(value) ? formatDate(value) : value
}
