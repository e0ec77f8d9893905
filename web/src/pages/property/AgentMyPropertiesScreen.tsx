import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { AgentHomes } from './AgentHomes.tsx'

export function head(): PageHead {
  return { title: 'My properties', noindex: true }
}

/** What an agent may put on the market, and where each stands. */
export function AgentMyPropertiesScreen() {
  return <AgentHomes title="My properties" description="What you may put on the market for its owners." place={paths.agentMyProperties} />
}
