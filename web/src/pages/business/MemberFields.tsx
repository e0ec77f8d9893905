import type { RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { messages } from '@keystead/contract/people/businesses/businesses-messages.text.ts'
import { ADMINISTRATOR } from '@keystead/contract/people/businesses/role.values.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { RightsList } from '../../people/businesses/RightsList.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { MultiComboboxField, type PickedItem } from '../../ui/form/MultiComboboxField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './member-form.text.ts'
import styles from './MemberForm.module.css'

type Placed = { Role: string; IsLimited: boolean; AssetIds: string[] }

type MemberFieldsProps = { businessId: string; roles: readonly RoleItem[]; given: readonly PickedItem[] }

/** What a member is in the business: title, role with what it allows, and on which properties. `given`: what the list begins with. */
export function MemberFields({ businessId, roles, given }: MemberFieldsProps) {
  const { setValue } = useFormContext<Placed>()
  const [key, isLimited] = useWatch<Placed, ['Role', 'IsLimited']>({ name: ['Role', 'IsLimited'] })
  const role = roles.find(({ Role }) => Role === key)
  const isAdministrator = key === ADMINISTRATOR
  return (
    <>
      <TextField name="Title" label={text.title} help={text.titleHelp} optional maxLength={80} />
      <div>
        <SelectField
          name="Role"
          label={text.role}
          choices={roles.map(({ Role, Name }) => ({ Id: Role, Text: Name }))}
          placeholder={text.chooseRole}
          onPick={(picked) => {
            if (picked === ADMINISTRATOR) setValue('IsLimited', false, { shouldDirty: true, shouldValidate: false })
          }}
        />
        <p className={styles.more}>
          <Link to={paths.viewBusiness(businessId, 'roles')}>{text.seeRoles}</Link>
        </p>
      </div>
      {role && (
        <section className={styles.rights} aria-live="polite" aria-labelledby="may-do">
          <h2 id="may-do">{text.mayDo}</h2>
          <RightsList rights={role.Rights} isAdministrator={isAdministrator} />
        </section>
      )}
      <CheckboxField
        name="IsLimited"
        label={text.onlySome}
        help={text.onlySomeHelp}
        disabledReason={isAdministrator ? messages.administratorHasAll : null}
      />
      {isLimited && !isAdministrator && <PropertiesField given={given} />}
    </>
  )
}

/** More than these are not shown one by one. */
const MOST_SHOWN = 200

function PropertiesField({ given }: { given: readonly PickedItem[] }) {
  const { setValue } = useFormContext<Placed>()
  const [isKept, setIsKept] = useState(given.length > MOST_SHOWN)
  if (isKept) {
    return (
      <div className={styles.many}>
        <p>{text.many({ count: given.length })}</p>
        <Button
          size="sm"
          onClick={() => {
            setValue('AssetIds', [], { shouldDirty: true })
            setIsKept(false)
          }}
        >
          {text.chooseAgain}
        </Button>
      </div>
    )
  }
  return (
    <MultiComboboxField
      name="AssetIds"
      label={text.properties}
      help={text.propertiesHelp}
      things={text.things}
      search={searchProperties}
      initial={given.length > MOST_SHOWN ? [] : given}
    />
  )
}

async function searchProperties(Text: string, signal: AbortSignal): Promise<readonly PickedItem[]> {
  const { Items } = await call(GetDdlUserAssets, { Text }, { signal })
  return Items.map(({ Id, Text: title, Detail }) => ({ Id, Text: [title, Detail].filter(Boolean).join(', ') }))
}
