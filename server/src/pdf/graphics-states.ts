/*
 * How a page leaves the state in which it draws: how often it keeps one (`q`) and takes one back (`Q`). Many programs do not even that out,
 * and what is drawn behind their content would then be moved, scaled or cut by it.
 */

/** How many states are to be kept before the content, and taken back after it, so that all is as if it had not been there. */
export type States = { readonly opening: number; readonly closing: number }

const ONE: States = { opening: 1, closing: 1 }

/** Of content that can not be read, null, nothing more is expected than that it is even. */
export function statesOf(content: Uint8Array | null): States {
  if (!content) return ONE
  let depth = 0
  let lowest = 0
  for (const operator of operatorsIn(content)) {
    if (operator === 'q') depth += 1
    if (operator === 'Q') depth -= 1
    lowest = Math.min(lowest, depth)
  }
  const opening = 1 - lowest
  return { opening, closing: opening + depth }
}

const WHITE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)))
const code = (character: string) => character.charCodeAt(0)
const [OPEN, CLOSE, ESCAPE, LESS, GREATER, NAME, COMMENT] = ['(', ')', '\\', '<', '>', '/', '%'].map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]
/** Longer words are no operators. */
const LONGEST_OPERATOR = 3

/** Words outside of strings, names, comments and pictures. */
function* operatorsIn(content: Uint8Array): Generator<string> {
  let at = 0
  while (at < content.length) {
    const byte = content[at]!
    if (byte === OPEN) at = endOfString(content, at)
    else if (byte === COMMENT) at = endWhere(content, at, (each) => each === 10 || each === 13)
    else if (byte === LESS && content[at + 1] !== LESS) at = endWhere(content, at, (each) => each === GREATER)
    else if (byte === NAME) at = endOfWord(content, at + 1)
    else if (WHITE.has(byte) || DELIMITERS.has(byte)) at += 1
    else {
      const end = endOfWord(content, at)
      const word = end - at <= LONGEST_OPERATOR ? Buffer.from(content.subarray(at, end)).toString('latin1') : ''
      yield word
      at = word === 'ID' ? endOfPicture(content, end) : end
    }
  }
}

function endWhere(content: Uint8Array, at: number, isEnd: (byte: number) => boolean): number {
  let end = at
  while (end < content.length && !isEnd(content[end]!)) end += 1
  return end
}

function endOfWord(content: Uint8Array, at: number): number {
  return endWhere(content, at, (byte) => WHITE.has(byte) || DELIMITERS.has(byte))
}

function endOfString(content: Uint8Array, at: number): number {
  let open = 0
  let end = at
  for (; end < content.length; end += 1) {
    if (content[end] === ESCAPE) end += 1
    else if (content[end] === OPEN) open += 1
    else if (content[end] === CLOSE) open -= 1
    if (open === 0) break
  }
  return end + 1
}

/** The bytes of a picture within the content go on until a word `EI`. */
function endOfPicture(content: Uint8Array, at: number): number {
  for (let end = at + 1; end < content.length; end += 1) {
    const isWord = WHITE.has(content[end - 1]!) && content[end] === code('E') && content[end + 1] === code('I')
    if (isWord && (end + 2 >= content.length || WHITE.has(content[end + 2]!))) return end + 2
  }
  return content.length
}
