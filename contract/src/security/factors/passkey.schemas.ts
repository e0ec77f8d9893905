import { z } from 'zod'
import { defineError } from '../../rpc/errors.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { messages } from './factors-messages.text.ts'

/** Wrong challenge, device, site, signature or key: all are answered alike. */
export const PasskeyRefused = defineError('PasskeyRefused', 401, messages.passkeyRefused)

export const PasskeySummary = z
  .object({
    PasskeyId: z.guid(),
    Name: z.string(),
    /** Whether it is kept by a password manager that brings it to other devices. */
    IsSynced: z.boolean(),
    CreatedAt: z.iso.datetime(),
    LastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PasskeySummary' })
export type PasskeySummary = z.infer<typeof PasskeySummary>

const answerError = { error: invalidMessage('Passkey') }

/** Binary, as browsers write it in JSON. */
const base64url = (max: number) =>
  z
    .string(answerError)
    .max(max, answerError)
    .regex(/^[\w-]*$/, answerError)

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key', answerError),
}

function passkeyAnswer<Response extends z.ZodType>(response: Response) {
  return z.object(
    { ...credential, response },
    { error: (issue) => ((issue.input ?? null) === null ? emptyMessage : invalidMessage)('Passkey') },
  )
}

/** What `navigator.credentials.create` answered, in JSON. Parts that are not named here are dropped. */
export const NewPasskeyCredential = passkeyAnswer(
  z.object(
    {
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(16_000),
      transports: z.array(z.string(answerError).max(32, answerError), answerError).max(10, answerError).optional(),
    },
    answerError,
  ),
)

/** What `navigator.credentials.get` answered, in JSON. */
export const PasskeySignature = passkeyAnswer(
  z.object(
    {
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
      userHandle: base64url(200).optional(),
    },
    answerError,
  ),
)
export type PasskeySignature = z.infer<typeof PasskeySignature>
