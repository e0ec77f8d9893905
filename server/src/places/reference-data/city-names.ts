/*
 * Names of places, compared the way people mean them: without case, accents, punctuation and spaces ("Mc Lean" and
 * "McLean", "O Fallon" and "O'Fallon"), and with the usual short forms written out ("St. Louis" and "Saint Louis").
 */

const LONG_FORMS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/** `St. Paul` -> `saintpaul`. No two cities of one state share a search name. */
export function citySearchName(name: string): string {
  return wordsOf(name)
    .map((word) => LONG_FORMS[word] ?? word)
    .join('')
}

/**
 * What search names may start with when this much has been typed. The last word may be unfinished: `st` is the start of
 * Stamford as well as of Saint Paul.
 */
export function citySearchStarts(typed: string): string[] {
  const words = wordsOf(typed)
  const last = words.at(-1)
  if (last === undefined) return []
  const complete = citySearchName(typed)
  const unfinished = citySearchName(words.slice(0, -1).join(' ')) + last
  return [...new Set([complete, unfinished])]
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

const SMALL_WORDS = /(?<=[a-z] )(Of|The|And|On|In|By|At|Du)(?= [A-Z])/g

/** `Mc Lean` -> `McLean`, `O Fallon` -> `O'Fallon`, `Isle Of Palms` -> `Isle of Palms`, as signs on the road have it. */
export function wellWrittenCityName(name: string): string {
  return name
    .replace(/\bMc ?(?!bh)([a-zA-Z])/g, (_match, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^([OD]) (?=[A-Z])/, "$1'")
    .replace(SMALL_WORDS, (word) => word.toLowerCase())
    .replace(/'S\b/g, "'s")
    .replace(/\b(Afb|Mcbh)\b/g, (letters) => letters.toUpperCase())
}
