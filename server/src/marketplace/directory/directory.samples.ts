import { AGENT_KINDS, AGENT_SORTS } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import type { Sample } from '../../database/samples.ts'
import { type AgentFilter, countAgents, searchAgents } from './directory.queries.ts'

const denver = { latitude: 39.74, longitude: -104.99 }
const FILTERS: readonly AgentFilter[] = [null, ...AGENT_KINDS].flatMap((kind) => [
  { kind, place: null, categoryId: null, words: [] },
  { kind, place: { kind: 'state', text: 'Colorado', stateId: 1, ...denver }, categoryId: 1, words: ['kay', 'stone'] },
  { kind, place: { kind: 'city', text: 'Denver, CO', cityId: 1, ...denver }, categoryId: null, words: [] },
  { kind, place: { kind: 'zip', text: 'Denver, CO 80202', zip: '80202', ...denver }, categoryId: null, words: [] },
])

export const samples: readonly Sample[] = FILTERS.flatMap((filter) => [
  ...AGENT_SORTS.map(
    (sort): Sample =>
      (db) =>
        searchAgents(db, filter, { sort, limit: 10, offset: 0 }),
  ),
  (db) => countAgents(db, filter, 10),
])
