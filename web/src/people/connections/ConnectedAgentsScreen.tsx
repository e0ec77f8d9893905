import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'
import { text } from './connections.text.ts'

export function head(): PageHead {
  return { title: text.agents, noindex: true }
}

/** The agents one works with. */
export function ConnectedAgentsScreen() {
  return <ConnectionList title={text.agents} description={text.agentsIntro} only={PROFILE_TYPES.Agent} place={paths.connectedAgents} />
}
