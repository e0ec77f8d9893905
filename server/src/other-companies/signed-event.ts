import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import { isSignedBody } from '../webhooks/signed-body.ts'
import { agreed } from './answers.ts'

type Told = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly now: Date }

type Signing = {
  readonly company: string
  /** What it signs in. */
  readonly header: string
  /** While it changes there are several. */
  readonly secrets: readonly string[]
}

/** What it has told us, where one of the secrets fits the bytes and the time; null for everything else. */
export function readSignedEvent<Event>(
  schema: z.ZodType<Event>,
  { company, header, secrets }: Signing,
  { headers, body, now }: Told,
): Event | null {
  const signature = headers[header]
  if (!secrets.some((secret) => isSignedBody({ header: signature, body, secret, now }))) return null
  return agreed(schema, body.toString('utf8'), { company, where: 'in an event' })
}
