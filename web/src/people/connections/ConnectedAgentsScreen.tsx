import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'

export function head(): PageHead {
  return { title: 'Agents', noindex: true }
}

/** The agents one works with. */
export function ConnectedAgentsScreen() {
  return <ConnectionList title="Agents" description="Agents who work with you." only={PROFILE_TYPES.Agent} place={paths.connectedAgents} />
}
