/*
 * Who makes the calls of the signed-in benchmark. An owner's number is how many properties they manage; that of others, how
 * many properties they stand in a relation to. All of these belong to the owner of the most.
 */

type PersonKind = 'owner' | 'agent' | 'partner' | 'tenant'
export type Person = { readonly kind: PersonKind; readonly count: number }

/** Who has little and who has much. */
type LittleAndMuch = readonly [Person, Person]

export const PASSWORD = 'what everybody here types'
export const OWNERS = [owner(20), owner(1_000), owner(1_000_000)] as const
export const AGENTS = littleAndMuch('agent')
export const PARTNERS = littleAndMuch('partner')
export const TENANTS = littleAndMuch('tenant')

function owner(count: number): Person {
  return { kind: 'owner', count }
}

function littleAndMuch(kind: PersonKind): LittleAndMuch {
  return [
    { kind, count: 1 },
    { kind, count: 50_000 },
  ]
}

export function emailOf({ kind, count }: Person): string {
  return `${kind}-${count}@example.com`
}

/** `owner of 1,000`, `agent with 50,000`. */
export function nameOf({ kind, count }: Person): string {
  return `${kind} ${kind === 'owner' ? 'of' : 'with'} ${count.toLocaleString('en-US')}`
}
