import type { Sample } from '../../database/samples.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { countAssignedAssets, listAssignedAssets } from './assigned-assets.queries.ts'
import { assignmentsOf } from './assignment.access.ts'

const scope = assignmentsOf({ accountId: 'an account', profileId: 'a profile' } as ProfileActor)
const FILTERS = [
  { role: 'tenant', state: null, agentScope: null, isListed: null, text: null },
  { role: 'agent', state: 'current', agentScope: 'list', isListed: true, text: 'two words' },
] as const

export const samples: readonly Sample[] = FILTERS.flatMap((filter) => [
  (db) => listAssignedAssets(db, scope, filter, { limit: 10, offset: 0 }),
  (db) => countAssignedAssets(db, scope, filter, 10),
])
