import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { AgentHomes } from './AgentHomes.tsx'

export function head(): PageHead {
  return { title: 'Assigned properties', noindex: true }
}

/** What is in an agent's hands now. */
export function AssignedPropertiesScreen() {
  return (
    <AgentHomes
      title="Assigned properties"
      description="What is in your hands now: for whom, and under which contract."
      place={paths.assignedProperties}
    />
  )
}
