import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { dropdownText } from '../../values/fields.ts'
import { FOUND_LEASE_STATES, LONGEST_FIND, RELATIONS_TO_HOMES } from './finder.values.ts'

const users = area('users')

/** How the active profile stands to a home, which decides where it opens. */
const Relation = z.enum(RELATIONS_TO_HOMES)

export const FoundHome = z.object({ AssetId: z.guid(), Title: z.string(), Place: z.string(), Relation })
export type FoundHome = z.infer<typeof FoundHome>

export const FoundPerson = z.discriminatedUnion('Kind', [
  z.object({
    Kind: z.literal('connection'),
    ConnectionId: z.guid(),
    Name: z.string(),
    ProfileType: z.string(),
    /** Asked, and has not answered yet. */
    IsPending: z.boolean(),
  }),
  /** Of a lease, and not connected: perhaps only written down there. */
  z.object({ Kind: z.literal('tenant'), Name: z.string(), AssetId: z.guid(), Title: z.string(), Place: z.string(), Relation }),
])
export type FoundPerson = z.infer<typeof FoundPerson>

export const FoundLease = z.object({
  LeaseId: z.guid(),
  AssetId: z.guid(),
  Title: z.string(),
  Place: z.string(),
  /** Their names; none of them is told to a tenant. */
  Tenants: z.array(z.string()),
  StartsOn: z.iso.date(),
  EndsOn: z.iso.date().nullable(),
  State: z.enum(FOUND_LEASE_STATES),
  Relation,
})
export type FoundLease = z.infer<typeof FoundLease>

export const FindAnything = users.query('FindAnything', {
  summary:
    'Homes, people and leases that the active profile may open, each by all words of the text; at most eight of a kind. Drafts of leases are found by their maker alone.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'any member',
  input: z.strictObject({ Text: dropdownText('Search', LONGEST_FIND) }),
  output: z.object({ Homes: z.array(FoundHome), People: z.array(FoundPerson), Leases: z.array(FoundLease) }),
  reads: ['asset', 'lease', 'leaseDraft', 'person'],
})
