import { z } from 'zod'

/** Where a schema leaves a choice. */
const ID = '0190a000-0000-7000-8000-000000000000'
const TEXTS: Readonly<Record<string, string>> = { guid: ID, uuid: ID, datetime: '2027-01-05T12:00:00Z', date: '2027-01-05' }

/**
 * A value that a schema of the contract allows, with as little in it as it allows, and what a test says instead. What a schema gains
 * later, samples have as well.
 */
export function sampleOf<Schema extends z.ZodType>(schema: Schema, changes: Partial<z.output<Schema>> = {}): z.output<Schema> {
  return { ...(least(schema) as object), ...changes } as z.output<Schema>
}

function least(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject) return Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, least(part)]))
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodOptional) return undefined
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) return []
  if (schema instanceof z.ZodRecord) return {}
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodUnion) return least(schema.options[0]!)
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0)
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return TEXTS[schema.format ?? ''] ?? 'Text'
  throw new Error(`A sample of a ${schema._zod.def.type} has to be said by the test.`)
}

/** One of several that differ: `idOf(3)`. */
export function idOf(number: number): string {
  return ID.slice(0, -3) + String(number).padStart(3, '0')
}
