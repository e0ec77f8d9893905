/** Not every program takes every character in the name of a file. */
const NOT_IN_NAMES = /[\p{C}/\\:*?"<>|]/gu

/** Words that someone has typed, for the name of a file. */
export function safeFileName(words: string): string {
  return words.replaceAll(NOT_IN_NAMES, '-')
}
