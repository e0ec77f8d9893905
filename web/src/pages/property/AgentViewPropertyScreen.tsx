import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { OpenProperty } from '../../properties/properties/owned/OpenProperty.tsx'
import { AgentProperty } from './AgentProperty.tsx'
import { text } from './property-page.text.ts'

const ENTRUSTED = { text: text.properties, to: paths.agentProperties() }

export function head(): PageHead {
  return { title: text.property, noindex: true }
}

/** One property as an agent sees it who works for it. */
export function AgentViewPropertyScreen() {
  return (
    <OpenProperty selection="viewAsset" title={text.property} list={ENTRUSTED}>
      {(details) => <AgentProperty key={details.AssetId} details={details} list={ENTRUSTED} />}
    </OpenProperty>
  )
}
