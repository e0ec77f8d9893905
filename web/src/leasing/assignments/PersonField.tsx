import { GetDdlAssetsUnassignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { call } from '../../api/call.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { text } from './assign.text.ts'

export type Choosable = Pick<PersonItem, 'Id' | 'Text'>

type PersonFieldProps = {
  name: string
  label: string
  assetId: string
  profileTypeId: 2 | 3
  /** Whom the form's first value stands for. */
  initial?: Choosable | null
  /** Chosen elsewhere in the form. */
  taken?: readonly string[]
  onPick?: (person: Choosable | null) => void
}

/** One of the connected people who have not got the property, by name. */
export function PersonField({ name, label, assetId, profileTypeId, initial, taken, onPick }: PersonFieldProps) {
  return (
    <ComboboxField<Choosable>
      name={name}
      label={label}
      placeholder={text.typeName}
      things={profileTypeId === 2 ? 'agents' : 'tenants'}
      search={async (Text, signal) => {
        const { Items } = await call(GetDdlAssetsUnassignedProfiles, { AssetId: assetId, ProfileTypeId: profileTypeId, Text }, { signal })
        return Items.filter(({ Id }) => !taken?.includes(Id))
      }}
      textOf={({ Text }) => Text}
      valueOf={({ Id }) => Id}
      initial={initial}
      onPick={onPick}
    />
  )
}
