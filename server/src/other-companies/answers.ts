import { z } from 'zod'

/*
 * What answers of other companies are made of. Everything is capped: some of it ends up in our tables.
 */

export const LONGEST_LIST = 100

export const id = z.string().min(1).max(120)
export const word = z.string().max(120)
export const sentence = z.string().transform((text) => text.slice(0, 500))
export const cents = z.int().min(-1_000_000_000_000).max(1_000_000_000_000)
/** They count in seconds. */
export const instant = z
  .int()
  .min(0)
  .max(32_503_680_000)
  .transform((seconds) => new Date(seconds * 1_000))
export const day = z.iso.date()

/** Why it says no. What else an error holds is read by who knows of it. */
export const ErrorBody = z.object({
  error: z.looseObject({
    type: word,
    // It is kept, and stands in logs: no place for anything else.
    code: word.nullish().transform((code) => (code && /^[a-z][a-z_]*$/.test(code) ? code : 'unknown')),
    message: sentence.nullish().transform((message) => message ?? ''),
    param: word.nullish(),
  }),
})

export type CompanyList<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean }

export function listOf<Item>(item: z.ZodType<Item>): z.ZodType<CompanyList<Item>> {
  return z
    .object({ data: z.array(item).max(LONGEST_LIST), has_more: z.boolean() })
    .transform(({ data, has_more }) => ({ items: data, hasMore: has_more }))
}

/** `where`: `at /v1/refunds`. */
type Said = { readonly company: string; readonly where: string }

/** What it has said, as was agreed. Else an error that names the fields, and none of what stands in them. */
export function agreed<Answer>(schema: z.ZodType<Answer>, text: string, said: Said): Answer {
  const result = schema.safeParse(jsonOf(text, said))
  if (result.success) return result.data
  const fields = result.error.issues.slice(0, 5).map(({ path: at, code }) => `${at.join('.')} ${code}`)
  throw new Error(`the ${said.company} says ${said.where} something else than was agreed: ${fields.join(', ')}`)
}

function jsonOf(text: string, said: Said): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`the ${said.company} says ${said.where} what is no JSON`)
  }
}
