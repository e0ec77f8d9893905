import { GetDdlAssetsUnassignedProfiles } from '@keystead/contract/assets/assignments/assignment.operations.ts'
import type { PersonItem } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { call } from '../../api/call.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'

/** So many are answered at once; whoever has more looks for them by name. */
const FIRST_PEOPLE = 20

type PersonFieldProps = {
  name: string
  label: string
  assetId: string
  profileTypeId: 2 | 3
  /** The first of them, as they were asked for. */
  people: readonly PersonItem[]
  /** Whom the form's first value stands for. */
  initial?: PersonItem | null
  /** Chosen elsewhere in the form. */
  taken?: readonly string[]
}

/** One of the connected people: from a list while it is short, by name when it is long. */
export function PersonField({ name, label, assetId, profileTypeId, people, initial, taken }: PersonFieldProps) {
  const free = (person: PersonItem) => !taken?.includes(person.Id)
  if (people.length < FIRST_PEOPLE) return <SelectField name={name} label={label} choices={people.filter(free)} />
  return (
    <ComboboxField<PersonItem>
      name={name}
      label={label}
      things={profileTypeId === 2 ? 'agents' : 'tenants'}
      search={async (Text, signal) => {
        const { Items } = await call(GetDdlAssetsUnassignedProfiles, { AssetId: assetId, ProfileTypeId: profileTypeId, Text }, { signal })
        return Items.filter(free)
      }}
      textOf={({ Text }) => Text}
      valueOf={({ Id }) => Id}
      initial={initial}
    />
  )
}
