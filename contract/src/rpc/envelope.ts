import { z } from 'zod'

/** `{field path: sentence}`; a path reads like the wire: `Rent`, `Images.0.Caption`. */
export type FieldMessages = Record<string, string>

export const FailureBody = z.object({
  Code: z.string(),
  Message: z.string(),
  Fields: z.record(z.string(), z.string()).optional(),
  /** Names this one failure in the log; shown to the person, who can quote it to support. */
  Reference: z.string(),
})
export type FailureBody = z.infer<typeof FailureBody>

export type Envelope<Data> =
  | { StatusCode: 200; Data: Data; Error?: undefined }
  | { StatusCode: number; Data?: undefined; Error: FailureBody }

/** Header names of every call (spec §7). */
export const CallHeaders = {
  deviceToken: 'Device-Token',
  deviceId: 'Device-Id',
  accountId: 'Account-Id',
  sessionId: 'Session-Id',
  transactionId: 'Transaction-Id',
} as const

/** Ids that browsers make for themselves. */
export const DEVICE_ID = /^[A-Za-z0-9_-]{8,64}$/

/** Set on an answer that was given before and is only repeated. */
export const REPLAYED_HEADER = 'Idempotent-Replayed'
