import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import {
  CONNECTION_STEPS,
  type ConnectionSide,
  type ConnectionStep,
  connectionCan,
  connectionStateName,
  DIRECTIONS,
} from '@keystead/contract/people/connections/connection.values.ts'
import { text } from './connection.text.ts'

export type PathStop = { text: string; at: string | null }
/** A way on: what would be then, and who can bring it about. */
export type PathBranch = { text: string; by: string }

export type PathOf = Pick<ConnectionCard, 'StatusId' | 'Outcome' | 'Direction' | 'SentAt' | 'AnsweredAt' | 'EndedAt'> & { name: string }

const OUTCOME_TEXTS: Record<NonNullable<ConnectionCard['Outcome']>, string> = {
  declined: text.declined,
  expired: text.expired,
  withdrawn: text.withdrawn,
  ended: text.ended,
}

/** Where a connection has been, the last stop being where it is now, and where it may go from there. */
export function pathOf(connection: PathOf): { stops: PathStop[]; branches: PathBranch[] } {
  const { Outcome, SentAt, AnsweredAt, EndedAt } = connection
  const state = connectionStateName(connection.StatusId)
  const stops: PathStop[] = [{ text: text.invited, at: SentAt }]
  if (state === 'Joined' || Outcome === 'ended') stops.push({ text: text.connected, at: AnsweredAt })
  if (Outcome) stops.push({ text: OUTCOME_TEXTS[Outcome], at: EndedAt ?? AnsweredAt })
  const branches = (Object.keys(CONNECTION_STEPS) as ConnectionStep[])
    .filter((step) => CONNECTION_STEPS[step].from === state && CONNECTION_STEPS[step].to !== state)
    // What is hoped for comes first.
    .toSorted((one, other) => Number(CONNECTION_STEPS[other].to === 'Joined') - Number(CONNECTION_STEPS[one].to === 'Joined'))
    .map((step) => {
      const { outcome } = CONNECTION_STEPS[step]
      return { text: outcome ? OUTCOME_TEXTS[outcome] : text.connected, by: byWhom(step, connection) }
    })
  return { stops, branches }
}

/** The caller's part in it. */
export function sideOf({ Direction }: Pick<ConnectionCard, 'Direction'>): ConnectionSide {
  return Direction === DIRECTIONS.Sent ? 'requester' : 'addressee'
}

/** Whether the caller can take this step now. */
export function canStep(step: ConnectionStep, connection: Pick<ConnectionCard, 'Direction' | 'StatusId'>): boolean {
  return connectionCan(step, sideOf(connection), connectionStateName(connection.StatusId))
}

function byWhom(step: ConnectionStep, connection: PathOf): string {
  const own = sideOf(connection)
  const other: ConnectionSide = own === 'requester' ? 'addressee' : 'requester'
  const who = CONNECTION_STEPS[step].by as readonly ConnectionSide[]
  if (who.includes(own) && who.includes(other)) return text.byYouOrName({ name: connection.name })
  if (who.includes(own)) return text.byYou
  if (who.includes(other)) return text.byName({ name: connection.name })
  return text.withoutAnswer
}
