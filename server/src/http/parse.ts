import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { unknownFieldMessage } from '@keystead/contract/text/messages.ts'
import { newPasswordFields } from '@keystead/contract/values/fields.ts'
import { PASSWORD_LENGTHS, passwordLengthProblem, type PasswordRules } from '@keystead/contract/values/passwords.ts'
import { z } from 'zod'
import { CallFailure } from '../rpc/failure.ts'

/** The parsed input, or one message for each field that is wrong. */
export function parseInput(schema: z.ZodType, body: unknown, rules: PasswordRules): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new CallFailure(CallErrors.MalformedRequest)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = { ...passwordMessages(schema, body as Record<string, unknown>, rules), ...fieldMessages(parsed.error) }
  throw new CallFailure(CallErrors.InvalidInput, { fields })
}

/** How long a new password must be is a setting, which a declaration cannot know. It is told along with everything else all the same. */
function passwordMessages(schema: z.ZodType, body: Record<string, unknown>, rules: PasswordRules): FieldMessages {
  const fields: FieldMessages = {}
  for (const [name, field] of Object.entries(schema instanceof z.ZodObject ? schema.shape : {})) {
    const known = newPasswordFields.get(field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field)
    const value = body[name]
    const problem = known && typeof value === 'string' && passwordLengthProblem(value, PASSWORD_LENGTHS[rules], known.label)
    if (problem) fields[name] = problem
  }
  return fields
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
