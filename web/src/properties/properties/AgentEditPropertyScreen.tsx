import type { PageHead } from '../../app/head.ts'
import { ManageProperty } from './form/ManageProperty.tsx'

export function head(): PageHead {
  return { title: 'Edit a property', noindex: true }
}

/** A property of an owner, for an agent who may list it. */
export function AgentEditPropertyScreen() {
  return <ManageProperty />
}
