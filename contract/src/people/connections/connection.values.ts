import { type ProfileTypeId, PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'

/** States of a connection with the numbers of the spec (§3). */
export const CONNECTION_STATES = { Pending: 0, Joined: 1, Rejected: 2, Terminated: 3 } as const
export type ConnectionStateName = keyof typeof CONNECTION_STATES
export type ConnectionStateId = (typeof CONNECTION_STATES)[ConnectionStateName]

/** Message direction with the numbers of the spec (§3), as seen from the one who reads. */
export const DIRECTIONS = { Sent: 1, Received: 2 } as const
export type DirectionId = (typeof DIRECTIONS)[keyof typeof DIRECTIONS]

/** How a connection came to its end. */
export const CONNECTION_OUTCOMES = ['declined', 'expired', 'withdrawn', 'ended'] as const
export type ConnectionOutcome = (typeof CONNECTION_OUTCOMES)[number]

/** Who does something to a connection: who asked, who was asked, the system. */
export type ConnectionSide = 'requester' | 'addressee' | 'system'

type Step = {
  readonly by: readonly ConnectionSide[]
  readonly from: ConnectionStateName
  readonly to: ConnectionStateName
  readonly outcome: ConnectionOutcome | null
}

/** What may happen to a connection, by whom, from which state, and what it is then. Rejected and terminated are final. */
export const CONNECTION_STEPS = {
  resend: { by: ['requester'], from: 'Pending', to: 'Pending', outcome: null },
  withdraw: { by: ['requester', 'system'], from: 'Pending', to: 'Terminated', outcome: 'withdrawn' },
  accept: { by: ['addressee'], from: 'Pending', to: 'Joined', outcome: null },
  decline: { by: ['addressee', 'system'], from: 'Pending', to: 'Rejected', outcome: 'declined' },
  expire: { by: ['system'], from: 'Pending', to: 'Rejected', outcome: 'expired' },
  end: { by: ['requester', 'addressee', 'system'], from: 'Joined', to: 'Terminated', outcome: 'ended' },
} as const satisfies Record<string, Step>
export type ConnectionStep = keyof typeof CONNECTION_STEPS

/** The same question for the server's guard and for the buttons of both sides. */
export function connectionCan(step: ConnectionStep, side: ConnectionSide, state: ConnectionStateName): boolean {
  const { by, from }: Step = CONNECTION_STEPS[step]
  return by.includes(side) && from === state
}

export function connectionStateName(id: number): ConnectionStateName {
  const found = Object.entries(CONNECTION_STATES).find(([, value]) => value === id)
  if (!found) throw new Error(`there is no connection state ${id}`)
  return found[0] as ConnectionStateName
}

/** Two tenants have no business with each other here; all others may connect. */
export function mayConnect(one: ProfileTypeId, other: ProfileTypeId): boolean {
  return one !== PROFILE_TYPES.Tenant || other !== PROFILE_TYPES.Tenant
}

/** Hours before an invitation may be sent once more. */
export const RESEND_AFTER_HOURS = 24
/** Days after which an unanswered invitation is over. */
export const INVITATION_DAYS = 30

/** Addresses that one account invites in a day: a portfolio's tenants, once. */
export const MOST_ADDRESSES_A_DAY = 300
/** Of these, the ones that stand in none of its leases: strangers read what it writes. */
export const MOST_UNKNOWN_ADDRESSES_A_DAY = 100
/** Days before someone who declined may be asked again by the same person. */
export const COOL_DOWN_DAYS = 7
