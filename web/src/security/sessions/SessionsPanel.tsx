import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { EndOtherSessions, EndUserSession, GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { useState } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DesktopIcon, DeviceIcon, MobileIcon, TabletIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { timeAgo } from './time-ago.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './sessions.text.ts'

type Session = OutputOf<typeof GetUserSessions>['Sessions'][number]

const ICONS = { desktop: DesktopIcon, phone: MobileIcon, tablet: TabletIcon, other: DeviceIcon } as const

/** Where the account is signed in, and the way to end that from here. */
export function SessionsPanel() {
  const { data, dataUpdatedAt, error, refetch } = useCall(GetUserSessions, {})
  const others = data?.Sessions.filter(({ IsCurrent }) => !IsCurrent).length ?? 0
  return (
    <Section title={text.title} description={text.intro} action={others > 0 && <EndOthers count={others} />}>
      {data ? (
        <Sessions sessions={data.Sessions} now={new Date(dataUpdatedAt)} />
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Section>
  )
}

function Sessions({ sessions, now }: { sessions: readonly Session[]; now: Date }) {
  const end = useCommand(EndUserSession)
  const [toEnd, setToEnd] = useState<Session | null>(null)

  async function endNow({ SessionId, Device }: Session) {
    await withToast(end.run({ SessionId }), text.signedOut({ device: Device }))
    setToEnd(null)
  }

  return (
    <>
      <ItemList>
        {sessions.map((session) => (
          <SessionItem key={session.SessionId} session={session} now={now} onEnd={() => setToEnd(session)} />
        ))}
      </ItemList>
      <ConfirmDialog
        open={toEnd !== null}
        title={text.signOutTitle({ device: toEnd?.Device ?? text.unnamedDevice })}
        consequence={text.signOutConsequence}
        confirmText={text.signOut}
        busy={end.pending}
        onConfirm={() => toEnd && void endNow(toEnd)}
        onCancel={() => setToEnd(null)}
      />
    </>
  )
}

function SessionItem({ session, now, onEnd }: { session: Session; now: Date; onEnd: () => void }) {
  const { Device, DeviceKind, Ip, IsCurrent, LastSeenAt, Remembered, SignedInAt } = session
  const facts = [
    IsCurrent ? text.activeNow : text.lastActive({ ago: timeAgo(LastSeenAt, now) }),
    Ip && text.ipAddress({ ip: Ip }),
    Remembered && text.staysSignedIn,
  ].filter(Boolean)
  return (
    <Item
      icon={ICONS[DeviceKind]}
      title={Device}
      status={IsCurrent && <Badge tone="good">{text.thisDevice}</Badge>}
      action={
        !IsCurrent && (
          <Button size="sm" onClick={onEnd}>
            {text.signOut}
            <span className="visually-hidden"> {Device}</span>
          </Button>
        )
      }
    >
      <p>{facts.join(' · ')}</p>
      <p>{inParts(text.signedInOn.parts({ date: <DateText date={SignedInAt} /> }))}</p>
    </Item>
  )
}

function EndOthers({ count }: { count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const endOthers = useCommand(EndOtherSessions)

  async function endNow() {
    await withToast(endOthers.run({}), text.othersSignedOut)
    setIsAsking(false)
  }

  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        {text.endOthers}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.endOthersTitle}
        consequence={text.endOthersConsequence({ count })}
        confirmText={text.endOthers}
        busy={endOthers.pending}
        onConfirm={() => void endNow()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
