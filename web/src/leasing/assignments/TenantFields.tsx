import { MAX_TENANTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
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
import { PersonField } from './PersonField.tsx'
import styles from './Assignments.module.css'

type TenantDraft = { ProfileId: string | null; SharePercent: number | null }
type Draft = { Lease: { Rent: string | null; Tenants: TenantDraft[] } }

type TenantFieldsProps = {
  assetId: string
  /** Whom the form begins with. */
  chosen: PersonItem | null
}

/** Who lives there, with the part of the rent that each pays; the parts make a whole, and each sees at once what it comes to. */
export function TenantFields({ assetId, chosen }: TenantFieldsProps) {
  const { control, getValues, setValue } = useFormContext<Draft>()
  const { fields, append, remove } = useFieldArray<Draft, 'Lease.Tenants'>({ control, name: 'Lease.Tenants' })
  const [rent, tenants] = useWatch<Draft, ['Lease.Rent', 'Lease.Tenants']>({ control, name: ['Lease.Rent', 'Lease.Tenants'] })
  const percents = tenants.map(({ SharePercent }) => SharePercent)
  const amounts = shareAmounts(rent, percents)
  const whole = wholeText(percents)
  const wholeId = controlId(use(FormId), 'Lease.Tenants.root')
  const [people, setPeople] = useState<readonly PersonItem[]>(chosen ? [chosen] : [])
  const nameOf = (index: number) => people.find(({ Id }) => Id === tenants[index]?.ProfileId)?.Text ?? `tenant ${index + 1}`

  function shareEqually() {
    const { Tenants } = getValues('Lease')
    equalPercents(Tenants.length).forEach((percent, index) =>
      setValue(`Lease.Tenants.${index}.SharePercent`, percent, { shouldDirty: true }),
    )
  }

  /** Shares that nobody has changed stay equal when somebody comes or goes. */
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
            <PersonField
              name={`Lease.Tenants.${index}.ProfileId`}
              label={fields.length === 1 ? 'Tenant' : `Tenant ${index + 1}`}
              assetId={assetId}
              profileTypeId={PROFILE_TYPES.Tenant}
              initial={field.ProfileId === chosen?.Id ? chosen : null}
              onPick={(person) => person && setPeople((known) => [...known, person])}
              taken={tenants.flatMap(({ ProfileId }, other) => (other !== index && ProfileId ? ProfileId : []))}
            />
            {fields.length > 1 && <NumberField name={`Lease.Tenants.${index}.SharePercent`} label="Share, percent" decimals />}
          </FieldRow>
          {fields.length > 1 && (
            <p className={styles.shareLine}>
              <output className="tabular">{amounts?.[index] ? `Pays ${formatMoney(amounts[index])}` : 'Pays –'}</output>
              <Button size="sm" variant="quiet" icon={TrashIcon} onClick={() => keepingEqual(() => remove(index))}>
                Remove<span className="visually-hidden"> {nameOf(index)}</span>
              </Button>
            </p>
          )}
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
          onClick={() => keepingEqual(() => append({ ProfileId: null, SharePercent: null }))}
        >
          Add a tenant
        </Button>
      </div>
    </fieldset>
  )
}
