import type { z } from 'zod'

/**
 * One thing to which something happened, and the account whose fact it is. What concerns two accounts is told once for
 * each of them.
 */
export type EventItem = { readonly id: string; readonly accountId: string }

/** Something that happens to things of a room; rooms above it listen, inside the transaction in which it happens. */
export type EventDefinition<Item extends EventItem = EventItem> = {
  /** The thing and what became of it: `lease.ended`. Kept with waiting work, so it never changes. */
  readonly name: string
  readonly item: z.ZodType<Item>
  /** The thing is about to go: what stands on it goes before it, so the highest rooms are told first. */
  readonly isEnding: boolean
}

/** Something has come about. The lowest rooms are told first. */
export function defineEvent<Item extends EventItem>(name: `${string}.${string}`, item: z.ZodType<Item>): EventDefinition<Item> {
  return { name, item, isEnding: false }
}

/** Something is about to end, and everything about it is still there. */
export function defineEnding<Item extends EventItem>(name: `${string}.${string}`, item: z.ZodType<Item>): EventDefinition<Item> {
  return { name, item, isEnding: true }
}

/** What a room asks of those above it, without knowing them: what would end, what something weighs. Each answers for itself. */
export type QuestionDefinition<Asked = unknown, Answer = unknown> = {
  readonly name: string
  readonly asked: z.ZodType<Asked>
  readonly answer: z.ZodType<Answer>
}

export function defineQuestion<Asked, Answer>(
  name: `${string}.${string}`,
  asked: z.ZodType<Asked>,
  answer: z.ZodType<Answer>,
): QuestionDefinition<Asked, Answer> {
  return { name, asked, answer }
}
