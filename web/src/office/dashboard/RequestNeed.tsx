import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { whatText } from '../../people/connections/connection-texts.ts'
import { useConnectionActions } from '../../people/connections/use-connection-actions.tsx'
import { Button } from '../../ui/Button.tsx'
import { UsersIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './NeedsYou.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './needs.text.ts'

/** Someone who asks to connect. Where that takes a profile that is not there yet, its page says so. */
export function RequestNeed({ connection }: { connection: ConnectionCard }) {
  const actions = useConnectionActions()
  const { ConnectionId, NeedsProfileTypeId, With } = connection
  return (
    <Item
      icon={UsersIcon}
      title={inParts(text.wantsToConnect.parts({ person: <bdi>{With.Name}</bdi> }))}
      action={
        NeedsProfileTypeId === null ? (
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={actions.busyId === ConnectionId}
              aria-label={text.acceptOf({ person: With.Name })}
              onClick={() => void actions.accept(connection)}
            >
              {text.accept}
            </Button>
            <Button aria-label={text.declineOf({ person: With.Name })} onClick={() => actions.ask('decline', connection)}>
              {text.decline}
            </Button>
            {actions.dialog}
          </div>
        ) : (
          <LinkButton to={paths.connection(ConnectionId)} aria-label={text.lookAtRequestOf({ person: With.Name })}>
            {text.look}
          </LinkButton>
        )
      }
    >
      {whatText(With)}
    </Item>
  )
}
