import type { ConnectionDetails } from '@keystead/contract/people/connections/connection.schemas.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useState } from 'react'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon, RefreshIcon, UserPlusIcon } from '../../ui/icons.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { aProfileText } from '../../identity/profiles/invitation-texts.ts'
import { canStep } from './connection-path.ts'
import { resendObstacle } from './connection-texts.ts'
import { useConnectionActions } from './use-connection-actions.tsx'
import { text } from './connection-actions.text.ts'

/** What the caller can do about a connection as it stands. */
export function ConnectionButtons({ connection }: { connection: ConnectionDetails }) {
  const actions = useConnectionActions()
  const [now] = useState(() => new Date())
  const isBusy = actions.busyId === connection.ConnectionId
  const { NeedsProfileTypeId } = connection
  const needed = NeedsProfileTypeId === null ? null : profileTypeName(NeedsProfileTypeId)
  const isOver = connection.Outcome !== null
  if (!actions.mayAct) return null
  return (
    <>
      {canStep('decline', connection) && <Button onClick={() => actions.ask('decline', connection)}>{text.decline}</Button>}
      {canStep('accept', connection) &&
        (needed ? (
          <LinkButton variant="primary" to={paths.createProfile(needed, paths.connection(connection.ConnectionId))}>
            {text.createProfile({ profile: aProfileText(needed) })}
          </LinkButton>
        ) : (
          <Button variant="primary" icon={CheckIcon} busy={isBusy} onClick={() => void actions.accept(connection)}>
            {text.accept}
          </Button>
        ))}
      {canStep('withdraw', connection) && <Button onClick={() => actions.ask('withdraw', connection)}>{text.withdraw}</Button>}
      {canStep('resend', connection) && (
        <Button
          icon={RefreshIcon}
          busy={isBusy}
          disabledReason={resendObstacle(connection, now)}
          onClick={() => void actions.resend(connection)}
        >
          {text.sendAgain}
        </Button>
      )}
      {canStep('end', connection) && <Button onClick={() => actions.ask('end', connection)}>{text.endConnection}</Button>}
      {isOver && (
        <OpenLinkButton icon={UserPlusIcon} to={paths.sendInvite({ again: connection.ConnectionId })}>
          {text.inviteAgain}
        </OpenLinkButton>
      )}
      {actions.dialog}
    </>
  )
}
