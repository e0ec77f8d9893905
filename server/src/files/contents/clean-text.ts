/** More of a text is cut off; 300 pages are half of it. */
export const MOST_CHARACTERS = 1_000_000

/** Controls that no one sees, and NUL, which a database does not take. */
const CONTROLS = /[\p{Cc}\p{Cs}]/gu

/** Text without controls but tabs and line breaks, and without halves of characters. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(CONTROLS, (control) => (control === '\n' || control === '\t' ? control : ''))
}

/** Takes text up to as much as is kept. */
export class BoundedText {
  isCut = false
  readonly #parts: string[] = []
  #length = 0

  /** Answers what was taken of it. */
  add(text: string): string {
    const clean = cleanText(text)
    const taken = cleanText(clean.slice(0, MOST_CHARACTERS - this.#length))
    if (taken.length < clean.length) this.isCut = true
    this.#length += taken.length
    this.#parts.push(taken)
    return taken
  }

  toString(): string {
    return this.#parts.join('')
  }
}
