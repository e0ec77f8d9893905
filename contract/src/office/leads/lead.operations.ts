import { z } from 'zod'
import { EnquiryDetails } from '../../marketplace/inquiries/inquiry.operations.ts'
import { Tour } from '../../marketplace/tours/tour.operations.ts'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { LEAD_KINDS } from './lead.values.ts'

const users = area('users')

/** A message, or a request to see a home. */
export const Lead = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('message'), Waits: z.boolean(), Message: EnquiryDetails }),
  z.object({ Kind: z.literal('tour'), Waits: z.boolean(), Tour: Tour }),
])
export type Lead = z.infer<typeof Lead>

export const GetLeads = users.query('GetLeads', {
  summary:
    'Messages to the active profile that are not archived, and open requests to see homes that it manages or lists for others: what waits for its answer first, newest first.',
  access: signedIn({ profiles: ['Owner', 'Agent'] }),
  permission: 'leads:view',
  input: z.strictObject({
    Kind: z.enum(LEAD_KINDS, { error: 'Kind is not valid.' }).default('all'),
    /** Only what waits for an answer of the active profile. */
    WaitingOnly: z.boolean({ error: 'Waiting only is not valid.' }).default(false),
    ...pagingInput,
  }),
  output: pageOf(Lead),
  reads: ['inquiry', 'tour'],
})

export const GetLeadCounts = users.query('GetLeadCounts', {
  summary:
    'How many messages are unread and how many requests to see a home wait for an answer of the active profile, each counted up to 100.',
  // Menus ask whichever profile is active; no one writes to tenants.
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'leads:view',
  input: z.strictObject({}),
  output: z.object({ Messages: z.int(), Tours: z.int() }),
  reads: ['inquiry', 'tour'],
})
