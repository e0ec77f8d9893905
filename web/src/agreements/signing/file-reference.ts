/*
 * The reference that a sealed file says of itself: `keystead:agreement:` and the id of the agreement. It stands in the bytes of the file as
 * plain letters, or two bytes to a letter, as PDFs write titles.
 */

const MARK = 'keystead:agreement:'
const ID_LETTERS = 36
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The id of the agreement that a file says it is; null where it says none. */
export function referenceIn(bytes: Uint8Array): string | null {
  return referenceWith(bytes, 1) ?? referenceWith(bytes, 2)
}

function referenceWith(bytes: Uint8Array, bytesOfLetter: 1 | 2): string | null {
  const mark = written(MARK, bytesOfLetter)
  for (let at = indexOf(bytes, mark, 0); at !== -1; at = indexOf(bytes, mark, at + 1)) {
    const start = at + mark.length
    const id = letters(bytes.subarray(start, start + ID_LETTERS * bytesOfLetter), bytesOfLetter)
    if (ID.test(id)) return id.toLowerCase()
  }
  return null
}

/** The first byte of a letter is none, where two stand for one. */
function written(words: string, bytesOfLetter: 1 | 2): Uint8Array {
  const bytes = new Uint8Array(words.length * bytesOfLetter)
  for (let index = 0; index < words.length; index++) bytes[(index + 1) * bytesOfLetter - 1] = words.charCodeAt(index)
  return bytes
}

function letters(bytes: Uint8Array, bytesOfLetter: 1 | 2): string {
  if (bytesOfLetter === 2 && bytes.some((byte, index) => index % 2 === 0 && byte !== 0)) return ''
  const kept = bytesOfLetter === 1 ? bytes : bytes.filter((_, index) => index % 2 === 1)
  return String.fromCharCode(...kept)
}

/** Looks from one telling byte to the next, which browsers find fast. */
function indexOf(bytes: Uint8Array, mark: Uint8Array, from: number): number {
  // Of two bytes to a letter the first is none and stands everywhere in a file; the second tells more.
  const telling = mark[0] === 0 ? 1 : 0
  for (let at = bytes.indexOf(mark[telling]!, from + telling); at !== -1; at = bytes.indexOf(mark[telling]!, at + 1)) {
    const start = at - telling
    if (mark.every((byte, index) => bytes[start + index] === byte)) return start
  }
  return -1
}
