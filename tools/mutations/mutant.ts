/** One access rule taken away: places in a file of the server, and what stands there instead. */
export type Mutant = {
  /** Below the root of the repository. */
  readonly file: string
  /** The function or constant that the rule belongs to. */
  readonly where: string
  /** What the rule says, for the reader. */
  readonly rule: string
  readonly edits: readonly Edit[]
  /** Whether row security stays on while it is tried; without it nothing would hold members to their homes. */
  readonly needsRowSecurity?: boolean
  /** A policy that is dropped: its name and its table. */
  readonly withoutPolicy?: string
}

type Edit = { readonly from: number; readonly to: number; readonly replacement: string }

/** Columns by which rows belong to someone. */
const BELONGS =
  '(?:account_id|profile_id|managing_profile_id|visitor_account_id|contact_profile_id|partner_account_id|profile_account_id|requester_account_id|requester_profile_id|addressee_account_id|addressee_profile_id|principal_id|principal_account_id)'
/** `a.account_id = $1` as a condition; what assigns or inserts is none. */
const SQL_CONDITION = new RegExp(
  `(?<=\\b(?:where|and|or|on)\\s+\\(?\\s*|\\(\\s*|['\`])(?:\\w+\\.)?${BELONGS} = (?:\\$\\d+(?:::uuid)?|\\$\\{profileId\\}|coalesce\\(\\$\\d+, \\w+\\))`,
  'g',
)
/** A relation that has ended holds no more. */
const STILL_HOLDS =
  /(?<=\band\s+)(?:(?:\w+\.)?(?:removed_at|ended_at) is null|(?:\w+\.)?relation = '[^']*'|'[^']*' = any\(\w+\.scopes\))|(?<=\b(?:where|and)\s+)(?:\w+\.)?state = 1\b/g
/** What was given and is over is in the table as well. */
const OPEN_GRANT = /\bopen_grant\b/g
/** Refusals before any row is read. */
const REFUSAL = /^ {2}if \(.*\) throw new CallFailure\(.*\)$/gm
const DECLARATION = /^(?:export )?(?:async )?(?:function|const) (\w+)/gm

/**
 * All rules of one file. Whose rows a function touches is one rule, however many columns say it: a profile belongs to one
 * account, so that one of the two conditions alone would change nothing. A rule that a function says twice is one, too.
 */
export function mutantsOf(file: string, text: string): Mutant[] {
  const declarations = [...text.matchAll(DECLARATION)].map((match) => ({ name: match[1] ?? '', from: match.index }))
  const whereOf = (place: number) => declarations.findLast(({ from }) => from <= place)?.name ?? ''
  const found = (pattern: RegExp, replace: (rule: string) => string) =>
    [...text.matchAll(pattern)].map((match) => ({
      where: whereOf(match.index),
      rule: match[0].trim(),
      edit: { from: match.index, to: match.index + match[0].length, replacement: replace(match[0]) },
    }))
  if (file.endsWith('check-access.ts')) {
    return found(REFUSAL, () => '').map(({ where, rule, edit }) => ({ file, where, rule, edits: [edit] }))
  }
  const owned = found(SQL_CONDITION, (rule) => `(${rule} or true)`)
  const asOne = (places: typeof owned, { where, rule }: { where: string; rule: string }): Mutant => ({
    file,
    where,
    rule,
    edits: places.map(({ edit }) => edit).toSorted((one, other) => one.from - other.from),
  })
  const byFunction = Map.groupBy(owned, ({ where }) => where)
  const holding = Map.groupBy(
    [...found(STILL_HOLDS, (rule) => `(${rule} or true)`), ...found(OPEN_GRANT, () => 'access_grant')],
    ({ where, rule }) => `${where} ${rule}`,
  )
  return [
    ...[...byFunction].map(([where, places]) => asOne(places, { where, rule: 'whose rows' })),
    ...[...holding.values()].flatMap((places) => (places[0] ? [asOne(places, places[0])] : [])),
  ]
}

/** The text without the rule. */
export function without({ edits }: Pick<Mutant, 'edits'>, text: string): string {
  return edits.reduceRight((left, { from, to, replacement }) => left.slice(0, from) + replacement + left.slice(to), text)
}
