/**
 * What secret links are for. Each room that gives such links declares them beside what they open; `links.ts` takes these
 * declarations alone, so it knows no room, and a purpose that is not declared does not compile.
 */
export type LinkPurpose = {
  /** Stands in `secret_link.purpose`, so it must not change. */
  readonly name: string
  /** The kind of what it opens. Null: the account itself, and the link is about an email address of it. */
  readonly opens: string | null
  /** From the moment when its email leaves. `given`: each link has its own. `endless`: until it is revoked; no email brings it. */
  readonly lifetimeSeconds: number | 'given' | 'endless'
  /** Whether its first use is its last: `spendLink` takes it. What can be done once by its nature needs no such link. */
  readonly isSingleUse: boolean
  /** Earlier links of the account for it go on working; else the newest alone does. */
  readonly keepsOlder: boolean
  /** Goes on working when the account that gave it is closed: what it opens is another's, too. */
  readonly outlivesAccount?: true
}

const names = new Set<string>()
const lasting = new Set<string>()

/** Declares a purpose, once per program. */
export function defineLink<const Purpose extends LinkPurpose>(purpose: Purpose): Purpose {
  if (names.has(purpose.name)) throw new Error(`two purposes of links are named ${purpose.name}`)
  names.add(purpose.name)
  if (purpose.outlivesAccount) lasting.add(purpose.name)
  return purpose
}

/** Names of those that outlive the account. */
export function lastingPurposes(): readonly string[] {
  return [...lasting]
}
