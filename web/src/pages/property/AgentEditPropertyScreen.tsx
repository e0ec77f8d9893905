import type { PageHead } from '../../navigation/head.ts'
import { ManageProperty } from './ManageProperty.tsx'

export function head(): PageHead {
  return { title: 'Edit a property', noindex: true }
}

/** A property of an owner, for an agent who may list it. */
export function AgentEditPropertyScreen() {
  return <ManageProperty />
}
