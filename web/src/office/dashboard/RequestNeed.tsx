import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { paths } from '../../navigation/paths.ts'
import { whatText } from '../../people/connections/connection-texts.ts'
import { useConnectionActions } from '../../people/connections/use-connection-actions.tsx'
import { Button } from '../../ui/Button.tsx'
import { UsersIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './NeedsYou.module.css'

/** Someone who asks to connect. Where that takes a profile that is not there yet, its page says so. */
export function RequestNeed({ connection }: { connection: ConnectionCard }) {
  const actions = useConnectionActions()
  const { ConnectionId, NeedsProfileTypeId, With } = connection
  return (
    <Item
      icon={UsersIcon}
      title={
        <>
          <bdi>{With.Name}</bdi> wants to connect
        </>
      }
      action={
        NeedsProfileTypeId === null ? (
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={actions.busyId === ConnectionId}
              aria-label={`Accept ${With.Name}`}
              onClick={() => void actions.accept(connection)}
            >
              Accept
            </Button>
            <Button aria-label={`Decline ${With.Name}`} onClick={() => actions.ask('decline', connection)}>
              Decline
            </Button>
            {actions.dialog}
          </div>
        ) : (
          <LinkButton to={paths.connection(ConnectionId)} aria-label={`Look at the request of ${With.Name}`}>
            Look at it
          </LinkButton>
        )
      }
    >
      {whatText(With)}
    </Item>
  )
}
