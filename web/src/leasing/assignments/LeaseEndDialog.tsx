import { EditLeaseInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { EditLease, LeaseChanged, type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { LawHint } from '../../places/state-law/LawHint.tsx'
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
import { text as sentences } from './lease-changes.text.ts'
import styles from './Assignments.module.css'

type LeaseEndDialogProps = {
  assetId: string
  /** Of the property. */
  title: string
  lease: LeaseRead
  /** The last day that is filled in: its own, or another one that was named. */
  endsOn: string | null
  isListed: boolean
  /** Whose law on notices is shown; null for a lease that has a last day. */
  stateId: number | null
  /** Names of those who hear of it. */
  told: readonly string[]
  onClose: () => void
}

/** A lease goes on, or ends on another day. What it costs and who lives there stays as it is. */
export function LeaseEndDialog({ assetId, title, lease, endsOn: named, isListed, stateId, told, onClose }: LeaseEndDialogProps) {
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
    merge: (three) => mergeChanges(three, { EndsOn: sentences.endDate }, (_field, value) => endText(value)),
  })
  const endsOn = base.EndsOn ?? null
  const choose = (EndsOn: string | null) => form.setValue('EndsOn', EndsOn, { shouldDirty: true, shouldValidate: true })
  return (
    <Dialog
      open
      onClose={onClose}
      title={sentences.endTitle}
      description={
        endsOn === null ? sentences.endIntroMonthToMonth({ home: title }) : sentences.endIntro({ home: title, day: formatDate(endsOn) })
      }
    >
      <Form
        form={form}
        label={sentences.endFormLabel}
        onSubmit={async (input) => {
          const { Unlisted } = await save(edit.run(input))
          toast.success(Unlisted ? `${messages.leaseUpdated} ${sentences.homeUnlisted}` : messages.leaseUpdated)
          onClose()
        }}
      >
        {notice}
        <DateField name="EndsOn" label={sentences.endDate} help={sentences.endDateHelp} optional />
        <LawHint stateId={stateId} topic="NoticeToEndByLandlord" />
        <div className={styles.buttons} role="group" aria-label={sentences.usualEnds}>
          {usualEnds(endsOn).map(({ text, endsOn: later, day }) => (
            <Button key={text} size="sm" onClick={() => choose(later)}>
              {text}
              <span className="visually-hidden"> {sentences.untilDay({ day })}</span>
            </Button>
          ))}
          <Button size="sm" onClick={() => choose(null)}>
            {sentences.monthToMonth}
          </Button>
        </div>
        {isListed && <CheckboxField name="Unlist" label={sentences.unlist} help={sentences.unlistHelp} />}
        <p role="status" className={styles.soft}>
          {errors.EndsOn ? null : leaseEndWords({ from: endsOn, to: typed, told })}
        </p>
        <FormActions>
          <SubmitButton>{sentences.changeEnd}</SubmitButton>
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
  if (typeof value !== 'string' || value === '') return sentences.monthToMonth
  return isCalendarDate(value) ? formatDate(value) : value
}
