import { MAX_TENANTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { use, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { equalPercents } from '../../properties/owners/owner-texts.ts'
import { shareAmounts, wholeText } from './assignment-texts.ts'
import { type Choosable, PersonField } from './PersonField.tsx'
import { NO_ONE_YET, type PersonDraft, PersonFields } from './PersonFields.tsx'
import { text } from './assign.text.ts'
import styles from './Assignments.module.css'

type TenantDraft = { ProfileId: string | null; Person: PersonDraft | null; SharePercent: number | null }
type Draft = { Lease: { Rent: string | null; Tenants: TenantDraft[] } }

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
  const nameOf = (index: number) =>
    people.find(({ Id }) => Id === tenants[index]?.ProfileId)?.Text ?? text.unnamedTenant({ number: index + 1 })
  const labelOf = (index: number) => (fields.length === 1 ? text.tenant : text.tenantNumber({ number: index + 1 }))

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
      <legend>{text.tenants}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className={styles.tenantField}>
          <FieldRow>
            {tenants[index]?.Person ? (
              <PersonFields
                name={`Lease.Tenants.${index}.Person`}
                legend={text.withoutAccount({ tenant: labelOf(index) })}
                emailHelp={text.emailHelp}
              />
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
            {fields.length > 1 && <NumberField name={`Lease.Tenants.${index}.SharePercent`} label={text.sharePercent} decimals />}
          </FieldRow>
          <p className={styles.shareLine}>
            {fields.length > 1 && (
              <output className="tabular">{text.pays({ amount: amounts?.[index] ? formatMoney(amounts[index]) : '–' })}</output>
            )}
            <Button size="sm" variant="quiet" onClick={() => writeDown(index, !tenants[index]?.Person)}>
              {tenants[index]?.Person ? text.chooseConnectedTenant : text.writeTenantDown}
              <span className="visually-hidden">, {labelOf(index)}</span>
            </Button>
            {fields.length > 1 && (
              <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => keepingEqual(() => remove(index))}>
                {text.remove}
                <span className="visually-hidden"> {nameOf(index)}</span>
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
            {text.shareEqually}
          </Button>
        )}
        <Button
          size="sm"
          icon={PlusIcon}
          disabledReason={fields.length < MAX_TENANTS ? null : text.mostTenants({ most: MAX_TENANTS })}
          onClick={() => keepingEqual(() => append({ ProfileId: null, Person: null, SharePercent: null }))}
        >
          {text.addTenant}
        </Button>
      </div>
    </fieldset>
  )
}
