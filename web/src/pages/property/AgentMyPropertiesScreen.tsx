import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { AgentHomes } from './AgentHomes.tsx'
import { text } from './agent-properties.text.ts'

export function head(): PageHead {
  return { title: text.myProperties, noindex: true }
}

/** What an agent may put on the market, and where each stands. */
export function AgentMyPropertiesScreen() {
  return <AgentHomes title={text.myProperties} description={text.myPropertiesIntro} place={paths.agentMyProperties} />
}
