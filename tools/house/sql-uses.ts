/*
 * Which tables and functions a piece of SQL names, read off its words: a name is a table where a table can stand. The piece
 * may begin and end anywhere, since statements are put together from fragments.
 */

export type SqlUse = {
  /** `hook`: a trigger or policy on a table; `ask`: what a policy reads. */
  readonly kind: 'read' | 'ask' | 'write' | 'call' | 'hook'
  readonly name: string
}

export type KnownNames = { readonly tables: ReadonlySet<string>; readonly functions: ReadonlySet<string> }

/** Words, numbers and signs; comments and texts are left out, the bodies between `$$` are not. */
const TOKEN = /--[^\n]*|'(?:[^']|'')*'|[a-z_][a-z0-9_]*|::|[^\sa-z_]/gi
const ENDS_A_LIST = new Set(['where', 'group', 'order', 'limit', 'set', 'returning', 'select', 'union', 'values', 'having', ';'])

/** What the text names of these tables, views and functions, each once. */
export function usesIn(text: string, known: KnownNames): SqlUse[] {
  const words = [...text.matchAll(TOKEN)]
    .map(([word]) => word.toLowerCase())
    .filter((word) => !word.startsWith('--') && !word.startsWith("'"))
  const uses = new Map<string, SqlUse>()
  const add = (kind: SqlUse['kind'], name: string | undefined) => {
    if (name !== undefined && known.tables.has(name)) uses.set(`${kind} ${name}`, { kind, name })
  }
  // For each open parenthesis, whether a comma in it goes on to another table.
  const inList = [false]
  let inPolicy = false
  for (const [place, word] of words.entries()) {
    if (word === 'policy') inPolicy = true
    else if (word === ';') inPolicy = false
    if (word === '(') inList.push(false)
    else if (word === ')' && inList.length > 1) inList.pop()
    else if (ENDS_A_LIST.has(word)) inList[inList.length - 1] = false
    else if (word === 'from' && words[place - 1] !== 'distinct') inList[inList.length - 1] = true

    const kind = kindAt(words, place, inList.at(-1)!)
    if (kind) add(kind === 'read' && inPolicy ? 'ask' : kind, tableAfter(words, place))
    if (word === 'trigger' || word === 'policy') add('hook', tableAfter(words, words.indexOf('on', place)))
    // `null::asset` is a row of it.
    if (word === '::') add('read', nameAfter(words, place))
    if (words[place + 1] === '(' && known.functions.has(word)) uses.set(`call ${word}`, { kind: 'call', name: word })
  }
  return [...uses.values()]
}

/** What is done to the table whose name follows a word, if one may follow. */
function kindAt(words: readonly string[], place: number, isInList: boolean): 'read' | 'write' | null {
  const [before, word] = [words[place - 1], words[place]]
  switch (word) {
    case 'from':
      return before === 'delete' ? 'write' : before === 'distinct' ? null : 'read'
    case 'join':
    case 'using':
      return 'read'
    case 'into':
    case 'truncate':
      return 'write'
    case 'update':
      // `for update` keeps rows, `do update` belongs to an insert, and a trigger runs `after update`.
      return ['for', 'key', 'do', 'after', 'before', 'or', 'of'].includes(before ?? '') ? null : 'write'
    case ',':
      return isInList ? 'read' : null
    default:
      return null
  }
}

function tableAfter(words: readonly string[], place: number): string | undefined {
  if (place === -1) return undefined
  let next = place + 1
  while (words[next] === 'only' || words[next] === 'lateral') next += 1
  if (words[next] === 'public' && words[next + 1] === '.') next += 2
  // A function in the place of a table has its own entry.
  return words[next + 1] === '(' && words[place] !== 'into' ? undefined : words[next]
}

function nameAfter(words: readonly string[], place: number): string | undefined {
  return words[place + 1] === 'public' && words[place + 2] === '.' ? words[place + 3] : words[place + 1]
}
