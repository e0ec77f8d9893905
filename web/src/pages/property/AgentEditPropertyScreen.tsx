import type { PageHead } from '../../navigation/head.ts'
import { ManageProperty } from './ManageProperty.tsx'
import { text } from './edit-property.text.ts'

export function head(): PageHead {
  return { title: text.editTitle, noindex: true }
}

/** A property of an owner, for an agent who may list it. */
export function AgentEditPropertyScreen() {
  return <ManageProperty />
}
