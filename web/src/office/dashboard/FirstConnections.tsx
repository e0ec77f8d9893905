import { GetJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Icon } from '../../ui/Icon.tsx'
import { UsersIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './NeedsYou.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './dashboard.text.ts'

const OWNERS = { ProfileTypeId: PROFILE_TYPES.Owner, PageSize: 3 } as const

/**
 * For agents and tenants who have joined and were given nothing yet: whom they are connected with, and what comes next. It is
 * left out where it can not be said; the list of connections tells it as well.
 */
export function FirstConnections({ next }: { next: string }) {
  const { data } = useCall(GetJoinedUserConnections, OWNERS, { enabled: useMay()(GetJoinedUserConnections) })
  if (!data || data.Items.length === 0) return null
  return (
    <Section title={text.nextTitle}>
      {data.Items.map((connection) => (
        <Connected key={connection.ConnectionId} connection={connection} next={next} />
      ))}
    </Section>
  )
}

function Connected({ connection: { ConnectionId, With }, next }: { connection: ConnectionCard; next: string }) {
  return (
    <p className={styles.calm}>
      <Icon of={UsersIcon} size="lg" />
      <span>
        {inParts(text.connected.parts({ name: <Link to={paths.connection(ConnectionId)}>{With.Name}</Link> }))} {next}
      </span>
    </p>
  )
}
