import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'

export function head(): PageHead {
  return { title: 'Owners', noindex: true }
}

/** The owners one works with. */
export function ConnectedOwnersScreen() {
  return (
    <ConnectionList
      title="Owners"
      description="Owners you work for or share a property with."
      only={PROFILE_TYPES.Owner}
      place={paths.connectedOwners}
    />
  )
}
