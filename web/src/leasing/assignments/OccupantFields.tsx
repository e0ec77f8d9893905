import { MAX_OCCUPANTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { text } from './lease-persons.text.ts'
import styles from './Assignments.module.css'

type OccupantDraft = { Name: string; Relationship: string | null; IsMinor: boolean }
type Draft = { Occupants: OccupantDraft[]; Lease: { Occupants: OccupantDraft[] } }

/** Who lives there with the tenants. Nothing is asked of them but what a lease says. */
export function OccupantFields({ name, mayAdd }: { name: 'Occupants' | 'Lease.Occupants'; mayAdd: boolean }) {
  const { control } = useFormContext<Draft>()
  const { fields, append, remove } = useFieldArray<Draft, typeof name>({ control, name })
  return (
    <>
      {fields.map(({ id }, index) => {
        const label = fields.length === 1 ? text.occupant : text.occupantNumber({ number: index + 1 })
        return (
          <fieldset key={id} className={styles.tenantField}>
            <legend className="visually-hidden">{label}</legend>
            <FieldRow>
              <TextField name={`${name}.${index}.Name`} label={text.name} autoComplete="off" />
              <TextField
                name={`${name}.${index}.Relationship`}
                label={text.relationship}
                help={text.relationshipHelp}
                autoComplete="off"
                optional
              />
            </FieldRow>
            <div className={styles.shareLine}>
              <CheckboxField name={`${name}.${index}.IsMinor`} label={text.under18} />
              <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => remove(index)}>
                {text.remove}
                <span className="visually-hidden"> {label}</span>
              </Button>
            </div>
          </fieldset>
        )
      })}
      {mayAdd && (
        <div>
          <Button
            size="sm"
            icon={PlusIcon}
            disabledReason={fields.length < MAX_OCCUPANTS ? null : text.mostOccupants({ most: MAX_OCCUPANTS })}
            onClick={() => append({ Name: '', Relationship: null, IsMinor: false })}
          >
            {text.addOccupant}
          </Button>
        </div>
      )}
    </>
  )
}
