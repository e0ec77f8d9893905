import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'
import { text } from './connections.text.ts'

export function head(): PageHead {
  return { title: text.owners, noindex: true }
}

/** The owners one works with. */
export function ConnectedOwnersScreen() {
  return <ConnectionList title={text.owners} description={text.ownersIntro} only={PROFILE_TYPES.Owner} place={paths.connectedOwners} />
}
