import type { Sample } from '../../database/samples.ts'
import { businessOf } from './business.access.ts'
import { type MemberFilter, getMember, listMembers, listMembersAround } from './member.queries.ts'

const scope = businessOf({ accountId: 'an account', profileId: 'a profile' })
const rows = { limit: 10, offset: 0 }
const FILTERS: readonly MemberFilter[] = [
  { text: null, status: null, role: null, sort: 'name' },
  { text: 'a name', status: 'active', role: 'viewer', sort: 'newest' },
  { text: null, status: null, role: null, sort: 'role' },
]

export const samples: readonly Sample[] = [
  ...FILTERS.flatMap((filter): Sample[] => [
    (db) => listMembers(db, scope, filter, rows),
    (db) => listMembersAround(db, 'a person', filter, rows),
  ]),
  (db) => getMember(db, scope, 'a member'),
]
