import type { AssignedAgent } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { endChange } from '@keystead/contract/people/connections/lease-end.ts'
import { addMonths, formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { text as words } from './lease-changes.text.ts'

/** Usual times by which leases go on, counted from the last day. */
export function usualEnds(endsOn: string | null): { text: string; endsOn: string; day: string }[] {
  if (endsOn === null) return []
  return [
    { text: words.sixMonthsMore, months: 6 },
    { text: words.oneYearMore, months: 12 },
  ].map(({ text, months }) => {
    const later = addMonths(endsOn, months)
    return { text, endsOn: later, day: formatDate(later) }
  })
}

/** What saving does, before it is done: what becomes of the lease, and who hears of it. Null while what is typed is no day. */
export function leaseEndWords({ from, to, told }: { from: string | null; to: string | null; told: readonly string[] }): string | null {
  if (to !== null && !isCalendarDate(to)) return null
  const change = changeWords(from, to)
  if (change === null) return words.leaseStays
  return told.length === 0 ? change : `${change} ${words.notifies({ names: listText(told) })}`
}

function changeWords(from: string | null, to: string | null): string | null {
  if (from === to) return null
  if (to === null) return words.leaseOpenEnded
  const day = formatDate(to)
  return endChange(from, to) === 'extended' ? words.leaseExtended({ day }) : words.leaseEndsOn({ day })
}

type Hearing = {
  lease: Pick<LeaseRead, 'EndsOn'> & { Tenants: readonly Pick<LeaseRead['Tenants'][number], 'ProfileId' | 'Name' | 'State' | 'EndsOn'>[] }
  agents: readonly Pick<AssignedAgent, 'ProfileId' | 'Name' | 'State' | 'Scopes'>[]
  manager: { ProfileId: string; Name: string }
  ownProfileId: string | undefined
}

/** Names of those who hear that a lease has another end: who stays until it, who manages the home, and who moves tenants in and out. */
export function notifiedOfLeaseEnd({ lease, agents, manager, ownProfileId }: Hearing): string[] {
  const tenants = lease.Tenants.filter(({ ProfileId, State, EndsOn }) => ProfileId !== null && State !== 'past' && EndsOn === lease.EndsOn)
  const movers = agents.filter(({ State, Scopes }) => State === 'current' && Scopes.includes('tenants'))
  return [...tenants, manager, ...movers].filter(({ ProfileId }) => ProfileId !== ownProfileId).map(({ Name }) => Name)
}
