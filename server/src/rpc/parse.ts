import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { unknownFieldMessage } from '@keystead/contract/text/messages.ts'
import type { z } from 'zod'
import { CallFailure } from './failure.ts'

/** The parsed input, or one message for each field that is wrong. */
export function parseInput(schema: z.ZodType, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new CallFailure(CallErrors.MalformedRequest)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new CallFailure(CallErrors.InvalidInput, { fields: fieldMessages(parsed.error) })
}

export function fieldMessages(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20))
        fields[[...issue.path, key].join('.').slice(0, 120)] ??= unknownFieldMessage(key.slice(0, 80))
    } else {
      fields[issue.path.join('.') || 'Form'] ??= issue.message
    }
  }
  return fields
}
