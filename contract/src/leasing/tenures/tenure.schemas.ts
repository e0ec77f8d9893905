import { z } from 'zod'
import { ASSIGNMENT_STATES } from './tenure.values.ts'

/** What is told of an agent who works for a property and of a tenant who lives there alike. */
export const AssignmentRead = z.object({
  AssignmentId: z.guid(),
  Version: z.int(),
  ProfileId: z.guid(),
  Name: z.string(),
  PicPath: z.string().nullable(),
  ConnectionId: z.guid(),
  StartsOn: z.iso.date(),
  /** The last day. */
  EndsOn: z.iso.date().nullable(),
  State: z.enum(ASSIGNMENT_STATES),
  EndReason: z.string().nullable(),
})
export type AssignmentRead = z.infer<typeof AssignmentRead>
