import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { AgentHomes } from './AgentHomes.tsx'
import { text } from './agent-properties.text.ts'

export function head(): PageHead {
  return { title: text.properties, noindex: true }
}

/** Everything that owners have given to an agent, in time. */
export function AgentPropertiesScreen() {
  return <AgentHomes title={text.properties} description={text.propertiesIntro} place={paths.agentProperties} />
}
