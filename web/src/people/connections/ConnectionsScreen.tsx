import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'

export function head(): PageHead {
  return { title: 'Connections', noindex: true }
}

/** Everybody one works with. */
export function ConnectionsScreen() {
  return (
    <ConnectionList
      title="Connections"
      description="The owners, agents and tenants you work with, and the invitations between you."
      place={paths.connections}
    />
  )
}
