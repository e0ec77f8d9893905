import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { MAX_GUARANTORS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FieldGroup } from '../../ui/form/FieldShell.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { AddressLine } from './AddressLine.tsx'
import { NO_ONE_YET, type PersonDraft, PersonFields } from './PersonFields.tsx'
import { text } from './lease-persons.text.ts'
import styles from './Assignments.module.css'

type Guarantor = LeaseRead['Guarantors'][number]
type GuarantorDraft = { PersonId: string | null; Person: PersonDraft | null }
type Draft = { Guarantors: GuarantorDraft[]; Lease: { Guarantors: GuarantorDraft[] } }

type GuarantorFieldsProps = { name: 'Guarantors' | 'Lease.Guarantors'; known: readonly Guarantor[]; mayAdd: boolean }

/** Guarantors of the lease so far, who stay or go, and new ones. How one of them is reached is changed where persons are. */
export function GuarantorFields({ name, known, mayAdd }: GuarantorFieldsProps) {
  const { control } = useFormContext<Draft>()
  const { fields, append, remove } = useFieldArray<Draft, typeof name>({ control, name })
  return (
    <>
      {fields.map(({ id, PersonId }, index) => {
        const label = fields.length === 1 ? text.guarantor : text.guarantorNumber({ number: index + 1 })
        const guarantor = known.find((one) => one.PersonId === PersonId)
        return (
          <div key={id} className={styles.tenantField}>
            {guarantor ? (
              <KnownGuarantor name={`${name}.${index}.PersonId`} label={label} guarantor={guarantor} />
            ) : (
              <PersonFields name={`${name}.${index}.Person`} legend={label} />
            )}
            <div>
              <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => remove(index)}>
                {text.remove}
                <span className="visually-hidden"> {guarantor?.Name ?? label}</span>
              </Button>
            </div>
          </div>
        )
      })}
      {mayAdd && (
        <div>
          <Button
            size="sm"
            icon={PlusIcon}
            disabledReason={fields.length < MAX_GUARANTORS ? null : text.mostGuarantors({ most: MAX_GUARANTORS })}
            onClick={() => append({ PersonId: null, Person: NO_ONE_YET })}
          >
            {text.addGuarantor}
          </Button>
        </div>
      )}
    </>
  )
}

function KnownGuarantor({ name, label, guarantor }: { name: string; label: string; guarantor: Guarantor }) {
  return (
    <FieldGroup label={label} field={useField({ name })}>
      <p>
        <bdi>{guarantor.Name}</bdi>
      </p>
      <p className={styles.soft}>
        <AddressLine {...guarantor} />
      </p>
    </FieldGroup>
  )
}
