import { z } from 'zod'
import { defineEvent } from '../../rpc/events.ts'

/** A person without an account, and what they are called in a text that names them. */
export const NamedPerson = z.object({ id: z.guid(), name: z.string() })
export type NamedPerson = z.infer<typeof NamedPerson>

/** Two who were written down are one: nothing names the first any more. */
export const PersonsMerged = defineEvent(
  'person.merged',
  z.object({ id: z.guid(), accountId: z.guid(), intoId: z.guid(), assetIds: z.array(z.guid()) }),
)

/** The name and addresses of a person who was written down are gone, on request. */
export const PersonErased = defineEvent(
  'person.erased',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    /** As they were called last. */
    name: z.string(),
    /** Homes whose leases name them. */
    assetIds: z.array(z.guid()),
  }),
)

/** A person is called by another note in the book of another account: what names `fromId` in these homes is about this one. */
export const PersonsCopied = defineEvent(
  'person.copied',
  z.object({ id: z.guid(), accountId: z.guid(), fromId: z.guid(), assetIds: z.array(z.guid()) }),
)
