import { MAX_TENANTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { use, useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { equalPercents } from '../../properties/owners/owner-texts.ts'
import { shareAmounts, wholeText } from './assignment-texts.ts'
import { type Choosable, PersonField } from './PersonField.tsx'
import styles from './Assignments.module.css'

type PersonDraft = { FirstName: string; LastName: string; Email: string | null; Phone: string | null; IsSamePerson: boolean }
type TenantDraft = { ProfileId: string | null; Person: PersonDraft | null; SharePercent: number | null }
type Draft = { Lease: { Rent: string | null; Tenants: TenantDraft[] } }

export const NO_ONE_YET: PersonDraft = { FirstName: '', LastName: '', Email: null, Phone: null, IsSamePerson: false }

type TenantFieldsProps = {
  assetId: string
  /** Whom the form begins with, for their names. */
  known: readonly Choosable[]
}

/** Who lives there, with the part of the rent that each pays; the parts make a whole, and each sees at once what it comes to. */
export function TenantFields({ assetId, known }: TenantFieldsProps) {
  const { control, getValues, setValue, clearErrors } = useFormContext<Draft>()
  const { fields, append, remove } = useFieldArray<Draft, 'Lease.Tenants'>({ control, name: 'Lease.Tenants' })
  const [rent, tenants] = useWatch<Draft, ['Lease.Rent', 'Lease.Tenants']>({ control, name: ['Lease.Rent', 'Lease.Tenants'] })
  const percents = tenants.map(({ SharePercent }) => SharePercent)
  const amounts = shareAmounts(rent, percents)
  const whole = wholeText(percents)
  const wholeId = controlId(use(FormId), 'Lease.Tenants.root')
  const [people, setPeople] = useState(known)
  const nameOf = (index: number) => people.find(({ Id }) => Id === tenants[index]?.ProfileId)?.Text ?? `tenant ${index + 1}`
  const labelOf = (index: number) => (fields.length === 1 ? 'Tenant' : `Tenant ${index + 1}`)

  function shareEqually() {
    const { Tenants } = getValues('Lease')
    equalPercents(Tenants.length).forEach((percent, index) =>
      setValue(`Lease.Tenants.${index}.SharePercent`, percent, { shouldDirty: true }),
    )
  }

  function writeDown(index: number, isPerson: boolean) {
    setValue(`Lease.Tenants.${index}.ProfileId`, null, { shouldDirty: true })
    setValue(`Lease.Tenants.${index}.Person`, isPerson ? NO_ONE_YET : null, {
      shouldDirty: true,
    })
    clearErrors(`Lease.Tenants.${index}`)
  }

  /** Shares that no one has changed stay equal when someone comes or goes. */
  function keepingEqual(change: () => void) {
    const wereEqual = equalPercents(percents.length).every((percent, index) => percent === percents[index])
    change()
    if (wereEqual && getValues('Lease').Tenants.length > 0) shareEqually()
  }

  return (
    <fieldset className={styles.tenantFields}>
      <legend>Tenants</legend>
      {fields.map((field, index) => (
        <div key={field.id} className={styles.tenantField}>
          <FieldRow>
            {tenants[index]?.Person ? (
              <WrittenDown name={`Lease.Tenants.${index}.Person`} label={labelOf(index)} />
            ) : (
              <PersonField
                name={`Lease.Tenants.${index}.ProfileId`}
                label={labelOf(index)}
                assetId={assetId}
                profileTypeId={PROFILE_TYPES.Tenant}
                initial={people.find(({ Id }) => Id === field.ProfileId) ?? null}
                onPick={(person) => person && setPeople((others) => [...others, person])}
                taken={tenants.flatMap(({ ProfileId }, other) => (other !== index && ProfileId ? ProfileId : []))}
              />
            )}
            {fields.length > 1 && <NumberField name={`Lease.Tenants.${index}.SharePercent`} label="Share, percent" decimals />}
          </FieldRow>
          <p className={styles.shareLine}>
            {fields.length > 1 && (
              <output className="tabular">{amounts?.[index] ? `Pays ${formatMoney(amounts[index])}` : 'Pays –'}</output>
            )}
            <Button size="sm" variant="quiet" onClick={() => writeDown(index, !tenants[index]?.Person)}>
              {tenants[index]?.Person ? 'Choose a connected tenant instead' : 'Without an account? Write them down'}
              <span className="visually-hidden">, {labelOf(index)}</span>
            </Button>
            {fields.length > 1 && (
              <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => keepingEqual(() => remove(index))}>
                Remove<span className="visually-hidden"> {nameOf(index)}</span>
              </Button>
            )}
          </p>
        </div>
      ))}
      <div className={styles.whole}>
        {fields.length > 1 && (
          <p id={wholeId} tabIndex={-1} role="status" className="tabular" data-wrong={!whole.isWhole || undefined}>
            {whole.text}
          </p>
        )}
        {fields.length > 1 && (
          <Button size="sm" onClick={shareEqually}>
            Share equally
          </Button>
        )}
        <Button
          size="sm"
          icon={PlusIcon}
          disabledReason={fields.length < MAX_TENANTS ? null : `A lease can have at most ${MAX_TENANTS} tenants.`}
          onClick={() => keepingEqual(() => append({ ProfileId: null, Person: null, SharePercent: null }))}
        >
          Add a tenant
        </Button>
      </div>
    </fieldset>
  )
}

/** A person as the landlord knows them; they become the tenant when they accept an invitation to that address. */
function WrittenDown({ name, label }: { name: `Lease.Tenants.${number}.Person`; label: string }) {
  const { control, getFieldState } = useFormContext<Draft>()
  const state = useFormState({ control })
  const isSame = useWatch<Draft>({ control, name: `${name}.IsSamePerson` })
  // What the server says of an address is that someone else was called so.
  const isAsked = isSame === true || getFieldState(`${name}.Email`, state).error?.type === 'server'
  return (
    <fieldset className={styles.writtenDown}>
      <legend>{label}, without an account</legend>
      <FieldRow>
        <TextField name={`${name}.FirstName`} label="First name" autoComplete="off" />
        <TextField name={`${name}.LastName`} label="Last name" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField
          name={`${name}.Email`}
          label="Email"
          type="email"
          autoComplete="off"
          help="Who accepts an invitation to it becomes this tenant."
          optional
        />
        <PhoneField name={`${name}.Phone`} label="Phone" optional />
      </FieldRow>
      {isAsked && (
        <CheckboxField
          name={`${name}.IsSamePerson`}
          label="It is the same person"
          help="They are called as it says here from now on, in all of their leases."
        />
      )}
    </fieldset>
  )
}
