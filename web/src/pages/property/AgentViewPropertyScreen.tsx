import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { OpenProperty } from '../../properties/properties/owned/OpenProperty.tsx'
import { AgentProperty } from './AgentProperty.tsx'

const ENTRUSTED = { text: 'Properties', to: paths.agentProperties() }

export function head(): PageHead {
  return { title: 'Property', noindex: true }
}

/** One property as an agent sees it who works for it. */
export function AgentViewPropertyScreen() {
  return (
    <OpenProperty selection="viewAsset" title="Property" list={ENTRUSTED}>
      {(details) => <AgentProperty key={details.AssetId} details={details} list={ENTRUSTED} />}
    </OpenProperty>
  )
}
