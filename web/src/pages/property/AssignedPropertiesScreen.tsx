import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { AgentHomes } from './AgentHomes.tsx'
import { text } from './agent-properties.text.ts'

export function head(): PageHead {
  return { title: text.assignedProperties, noindex: true }
}

/** What is in an agent's hands now. */
export function AssignedPropertiesScreen() {
  return <AgentHomes title={text.assignedProperties} description={text.assignedPropertiesIntro} place={paths.assignedProperties} />
}
