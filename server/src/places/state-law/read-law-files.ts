import { readFile, readdir } from 'node:fs/promises'
import { LAW_BASES, LAW_STANDINGS, LAW_TOPICS, LAW_VALUES, type LawTopic } from '@keystead/contract/places/state-law/state-law.values.ts'
import { z } from 'zod'
import type { StateFact } from './state-law.queries.ts'

/*
 * The law of a state is a file of `seed/`, named by its postal code: for each topic what the statute says, where it says it, and what
 * that was read in. Anyone who changes one sets `CheckedOn` to the day of reading.
 */

const FOLDER = new URL('./seed/', import.meta.url)

const factOf = <Topic extends LawTopic>(topic: Topic) =>
  z
    .strictObject({
      Standing: z.enum(LAW_STANDINGS),
      Value: LAW_VALUES[topic].nullable(),
      Statute: z.string().max(300).nullable(),
      Says: z.string().min(1).max(600),
      Basis: z.enum(LAW_BASES).nullable(),
    })
    .refine(({ Standing, Value }) => (Standing === 'set') === (Value !== null), { error: 'has a value exactly where a rule is set' })

/** What a fact of this topic looks like, in a file and where the operator writes one. */
export const LAW_FACTS = Object.fromEntries(LAW_TOPICS.map((topic) => [topic, factOf(topic)])) as unknown as {
  readonly [Topic in LawTopic]: ReturnType<typeof factOf<Topic>>
}

const LawFile = z.strictObject({ CheckedOn: z.iso.date(), Topics: z.strictObject(LAW_FACTS) })

export async function readLawFiles(): Promise<StateFact[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted()
  return (await Promise.all(names.map((name) => readLawFile(name.slice(0, -'.json'.length))))).flat()
}

export async function readLawFile(code: string): Promise<StateFact[]> {
  const { CheckedOn, Topics } = LawFile.parse(JSON.parse(await readFile(new URL(`${code}.json`, FOLDER), 'utf8')))
  return LAW_TOPICS.map((topic) => {
    const { Standing, Value, Statute, Says, Basis } = Topics[topic]
    return { code, topic, standing: Standing, value: Value, statute: Statute, says: Says, basis: Basis, checked_on: CheckedOn }
  })
}
