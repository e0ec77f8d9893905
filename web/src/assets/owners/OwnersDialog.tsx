import { AddEditAssetOwnersInput } from '@keystead/contract/assets/owners/owner.forms.ts'
import { AddEditAssetOwners, type AssetOwner } from '@keystead/contract/assets/owners/owner.operations.ts'
import { MAX_OWNERS, VESTINGS, WHOLE_BPS } from '@keystead/contract/assets/owners/owner.values.ts'
import { use } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { controlId } from '../../ui/form/form-errors.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { equalPercents, percentText, typedWholeBps } from './owner-texts.ts'
import styles from './Owners.module.css'

type OwnersDialogProps = { assetId: string; owners: readonly AssetOwner[]; version: number; onClose: () => void }

/** All owners at once, since their percents make a whole only together. */
export function OwnersDialog({ assetId, owners, version, onClose }: OwnersDialogProps) {
  const save = useCommand(AddEditAssetOwners)
  const managing = owners.find(({ IsManagingOwner }) => IsManagingOwner)
  const form = useContractForm(AddEditAssetOwnersInput, {
    AssetId: assetId,
    Version: version,
    EffectiveFrom: null,
    Owners: owners.map((owner) => ({
      OwnerId: owner.OwnerId,
      Name: owner.IsManagingOwner ? null : owner.Name,
      Email: owner.Email,
      OwnershipPercent: owner.OwnershipPercent,
      VestingId: owner.VestingId,
      ReceivesDistributions: owner.ReceivesDistributions,
      Receives1099: owner.Receives1099,
      Notes: owner.Notes,
    })),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Owners of this property"
      description="Their percents add up to 100. What was before is kept."
    >
      <Form
        form={form}
        label="Owners"
        onSubmit={async (typed) => {
          await save.run(typed)
          toast.success('The owners are saved.')
          onClose()
        }}
      >
        <OwnerFields managingName={managing?.Name ?? 'You'} />
        <DateField name="EffectiveFrom" label="Start date" help="From which day it is so. Today, if you leave it empty." optional />
        <FormActions>
          <SubmitButton>Save owners</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

const NOBODY = {
  OwnerId: null,
  Name: '',
  Email: null,
  OwnershipPercent: null,
  VestingId: null,
  ReceivesDistributions: true,
  Receives1099: true,
  Notes: null,
}

type OwnerDraft = Omit<typeof NOBODY, 'OwnerId' | 'Name' | 'OwnershipPercent'> & {
  OwnerId: string | null
  Name: string | null
  OwnershipPercent: number | null
}
type Draft = { Owners: OwnerDraft[] }

function OwnerFields({ managingName }: { managingName: string }) {
  const { control, setValue } = useFormContext<Draft>()
  const { fields, append, remove } = useFieldArray<Draft, 'Owners'>({ control, name: 'Owners' })
  const typed = useWatch<Draft, 'Owners'>({ control, name: 'Owners' })
  const whole = typedWholeBps(typed)
  const rest = useWholeId()

  function shareEqually() {
    equalPercents(typed.length).forEach((percent, index) => setValue(`Owners.${index}.OwnershipPercent`, percent, { shouldDirty: true }))
  }

  return (
    <>
      <ul className={styles.fields}>
        {fields.map((field, index) => (
          <li key={field.id} className={styles.ownerFields}>
            <FieldRow>
              {field.Name === null ? (
                <p className={styles.managing}>
                  {managingName}
                  <small>Manages this property</small>
                </p>
              ) : (
                <TextField name={`Owners.${index}.Name`} label="Name" />
              )}
              <NumberField name={`Owners.${index}.OwnershipPercent`} label="Ownership percent" decimals />
            </FieldRow>
            <FieldRow>
              {field.Name !== null && <EmailField name={`Owners.${index}.Email`} label="Email" optional />}
              <SelectField name={`Owners.${index}.VestingId`} label="Vesting" choices={VESTINGS} placeholder="Not said" optional />
            </FieldRow>
            <div className={styles.ticks}>
              <CheckboxField name={`Owners.${index}.ReceivesDistributions`} label="Gets distributions" />
              <CheckboxField name={`Owners.${index}.Receives1099`} label="Gets a 1099" />
              {field.Name !== null && (
                <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => remove(index)}>
                  Remove<span className="visually-hidden"> {typed[index]?.Name || 'this owner'}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.whole}>
        <p id={rest} tabIndex={-1} role="status" className="tabular" data-wrong={whole !== WHOLE_BPS || undefined}>
          Together {percentText(whole / 100)}
          {whole !== WHOLE_BPS && `, ${percentText(Math.abs(WHOLE_BPS - whole) / 100)} ${whole < WHOLE_BPS ? 'are missing' : 'too much'}`}
        </p>
        <Button size="sm" onClick={shareEqually}>
          Share equally
        </Button>
        <Button
          size="sm"
          icon={PlusIcon}
          disabledReason={fields.length >= MAX_OWNERS ? `A property can have at most ${MAX_OWNERS} owners.` : null}
          onClick={() => append({ ...NOBODY })}
        >
          Add an owner
        </Button>
      </div>
    </>
  )
}

/** Where the summary of errors leads for what is wrong with all of them together. */
function useWholeId(): string {
  return controlId(use(FormId), 'Owners.root')
}
