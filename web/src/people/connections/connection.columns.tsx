import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { CheckIcon, CloseIcon, EyeIcon, RefreshIcon, TrashIcon, UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { RowTitle } from '../../ui/RowTitle.tsx'
import { aProfileText } from '../../identity/profiles/invitation-texts.ts'
import type { ConnectionTab } from './connection-address.ts'
import { canStep } from './connection-path.ts'
import { assetsText, resendObstacle, standingOf } from './connection-texts.ts'
import { text as words } from './connections.text.ts'
import styles from './ConnectionList.module.css'
import type { ConnectionActions } from './use-connection-actions.tsx'

export type ListTab = Exclude<ConnectionTab, 'history'>

/** Columns of a list of connections. */
export function connectionColumns(tab: ListTab, actions: ConnectionActions): Column<ConnectionCard>[] {
  const person: Column<ConnectionCard> = { key: 'name', header: words.name, cell: (connection) => <Person connection={connection} /> }
  const kind: Column<ConnectionCard> = {
    key: 'kind',
    header: words.kind,
    cell: ({ With }) => <Badge plain>{With.ProfileType}</Badge>,
  }
  if (tab === 'joined') {
    return [
      person,
      kind,
      {
        key: 'assets',
        header: words.betweenYou,
        cell: ({ AssetsCount }) => assetsText(AssetsCount) ?? <span className={styles.none}>{words.noProperty}</span>,
      },
      { key: 'since', header: words.since, cell: ({ AnsweredAt, SentAt }) => <Day date={AnsweredAt ?? SentAt} /> },
    ]
  }
  if (tab === 'all') {
    return [
      person,
      kind,
      { key: 'state', header: words.state, cell: (card) => <Standing card={card} /> },
      { key: 'since', header: words.since, cell: ({ EndedAt, AnsweredAt, SentAt }) => <Day date={EndedAt ?? AnsweredAt ?? SentAt} /> },
    ]
  }
  const dates: Column<ConnectionCard>[] = [
    { key: 'sent', header: tab === 'sent' ? words.sent : words.received, cell: ({ SentAt }) => <Day date={SentAt} /> },
    { key: 'until', header: words.openUntil, isSpare: true, cell: ({ ExpiresAt }) => (ExpiresAt ? <Day date={ExpiresAt} /> : words.noEnd) },
  ]
  if (tab === 'sent') {
    return [
      person,
      { ...kind, header: words.invitedAs },
      ...dates,
      { key: 'state', header: words.state, cell: (card) => <Standing card={card} /> },
    ]
  }
  return [
    person,
    kind,
    ...dates,
    { key: 'answer', header: words.answer, cell: (connection) => <Answer connection={connection} actions={actions} /> },
  ]
}

function Day({ date }: { date: string }) {
  return (
    <span className={styles.date}>
      <DateText date={date} />
    </span>
  )
}

function Standing({ card }: { card: ConnectionCard }) {
  const { text, tone } = standingOf(card)
  return <Badge tone={tone}>{text}</Badge>
}

function Person({ connection: { ConnectionId, With, InvitedEmail } }: { connection: ConnectionCard }) {
  const below = [With.CompanyName, InvitedEmail === With.Name ? null : InvitedEmail].filter(Boolean).join(' · ')
  return (
    <RowTitle picture={<Avatar name={With.Name} picture={With.PicPath} />} className={styles.person}>
      <Link to={paths.connection(ConnectionId)}>{With.Name === InvitedEmail ? <EmailText email={With.Name} /> : With.Name}</Link>
      {below && (
        <small>
          <EmailText email={below} />
        </small>
      )}
    </RowTitle>
  )
}

/** One press each; whoever wants to say why opens it. */
function Answer({ connection, actions }: { connection: ConnectionCard; actions: ConnectionActions }) {
  const { ConnectionId, With, NeedsProfileTypeId } = connection
  if (!actions.mayAct) return null
  const isBusy = actions.busyId === ConnectionId
  const needed = NeedsProfileTypeId === null ? null : profileTypeName(NeedsProfileTypeId)
  return (
    <span className={styles.answer}>
      {needed ? (
        <LinkButton size="sm" to={paths.createProfile(needed, paths.connection(ConnectionId))}>
          {words.createProfile({ profile: aProfileText(needed) })}
        </LinkButton>
      ) : (
        <Button
          size="sm"
          variant="primary"
          busy={isBusy}
          aria-label={words.acceptName({ name: With.Name })}
          onClick={() => void actions.accept(connection)}
        >
          {words.accept}
        </Button>
      )}
      <Button size="sm" aria-label={words.declineName({ name: With.Name })} busy={isBusy} onClick={() => void actions.decline(connection)}>
        {words.decline}
      </Button>
    </span>
  )
}

/** What can be done with a row; what cannot be done now says why. */
export function connectionMenu(connection: ConnectionCard, actions: ConnectionActions, now: Date): MenuEntry[] {
  const view: MenuEntry = { text: words.view, icon: EyeIcon, to: paths.connection(connection.ConnectionId) }
  if (!actions.mayAct) return [view]
  if (canStep('end', connection)) {
    return [
      view,
      { separator: true },
      { text: words.endConnection, icon: CloseIcon, danger: true, onSelect: () => actions.ask('end', connection) },
    ]
  }
  if (canStep('withdraw', connection)) {
    return [
      view,
      {
        text: words.sendAgain,
        icon: RefreshIcon,
        onSelect: () => void actions.resend(connection),
        disabledReason: resendObstacle(connection, now),
      },
      { separator: true },
      { text: words.withdraw, icon: TrashIcon, danger: true, onSelect: () => actions.ask('withdraw', connection) },
    ]
  }
  if (canStep('decline', connection)) {
    const mayAccept = connection.NeedsProfileTypeId === null
    return [
      view,
      ...(mayAccept ? [{ text: words.accept, icon: CheckIcon, onSelect: () => void actions.accept(connection) }] : []),
      { text: words.declineWithReason, icon: CloseIcon, onSelect: () => actions.ask('decline', connection) },
    ]
  }
  if (connection.Outcome !== null)
    return [view, { text: words.inviteAgain, icon: UserPlusIcon, to: paths.sendInvite({ again: connection.ConnectionId }) }]
  return [view]
}
