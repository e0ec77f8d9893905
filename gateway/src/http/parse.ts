import type { z } from 'zod'
import { ApiError } from './api-error.ts'

/** What the schema makes of it, or the first thing that is wrong. */
export function parse<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const { path, message, code, ...issue } = parsed.error.issues[0]!
  const unknown = code === 'unrecognized_keys' && 'keys' in issue ? String((issue.keys as string[])[0]) : null
  const [first = '', ...rest] = [...path.map(String), ...(unknown === null ? [] : [unknown])]
  const param = first + rest.map((part) => `[${part}]`).join('')
  const name = unknown !== null ? 'parameter_unknown' : isMissing(given, path) ? 'parameter_missing' : codeOf(code, param)
  throw new ApiError(400, name, message, { param: param || undefined })
}

function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  return path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name], given) === undefined
}

function codeOf(code: string, param: string): string {
  if (param === 'amount' && (code === 'too_small' || code === 'too_big'))
    return code === 'too_small' ? 'amount_too_small' : 'amount_too_large'
  return 'parameter_invalid'
}
