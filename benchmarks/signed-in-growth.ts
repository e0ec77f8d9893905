import { type Ratio, measureRatio, ratioText } from './paired-rounds.ts'
import { CALLS, callsOf, type SignedInCalls } from './signed-in-calls.ts'
import { AGENTS, OWNERS, PARTNERS, type Person, TENANTS, nameOf } from './signed-in-people.ts'

/** How often longer an answer may take that does not show more. */
const GOAL = 1.2

type Kind = 'list' | 'details' | 'edit'
/** `goal` is null where the second person is shown more, so that their answer has to take longer. */
type Comparison = { kind: Kind; less: Person; more: Person; goal: number | null }

const [owner20, owner1000, ownerOfMost] = OWNERS
const RELATIONS = [AGENTS, PARTNERS, TENANTS]

/** Whether what people have makes them wait: those who have much against those who have little, on one server. */
export async function compareGrowth(url: string): Promise<void> {
  const calls = new Map<Person, SignedInCalls>()
  for (const person of [...OWNERS, ...RELATIONS.flat()]) calls.set(person, await callsOf(url, person))
  const missed: string[] = []
  for (const comparison of comparisons()) {
    const wayOf = (person: Person) => calls.get(person)?.[comparison.kind]
    const [less, more] = [wayOf(comparison.less), wayOf(comparison.more)]
    if (!less || !more) continue
    const text = textOf(comparison, await measureRatio([less, more]))
    console.log(text)
    if (text.endsWith('MISSED')) missed.push(text)
  }
  console.log(missed.length === 0 ? '\nAll goals met' : `\nGoals missed: ${missed.length}`)
}

function comparisons(): Comparison[] {
  const ofOwners = (['list', 'details', 'edit'] as const).flatMap((kind): Comparison[] => [
    { kind, less: owner20, more: owner1000, goal: kind === 'list' ? null : GOAL },
    // Both see a whole page, and a count that ends at 1,000.
    { kind, less: kind === 'list' ? owner1000 : owner20, more: ownerOfMost, goal: GOAL },
  ])
  const ofOthers = RELATIONS.flatMap(([less, more]) =>
    (['list', 'details', 'edit'] as const).map((kind): Comparison => ({ kind, less, more, goal: kind === 'list' ? null : GOAL })),
  )
  return [...ofOwners, ...ofOthers]
}

function textOf({ kind, less, more, goal }: Comparison, measured: Ratio): string {
  return ratioText(`${operationName(kind, more)}, ${nameOf(more)} / ${nameOf(less)}`, goal, measured, { width: 72 })
}

export function operationName(kind: Kind, { kind: of }: Person): string {
  return kind === 'edit' ? 'EditAssetInformation' : CALLS[of][kind].name
}
