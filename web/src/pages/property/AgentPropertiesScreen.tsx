import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { AgentHomes } from './AgentHomes.tsx'

export function head(): PageHead {
  return { title: 'Properties', noindex: true }
}

/** Everything that owners have given to an agent, in time. */
export function AgentPropertiesScreen() {
  return <AgentHomes title="Properties" description="What owners have given you: now, soon, and before." place={paths.agentProperties} />
}
