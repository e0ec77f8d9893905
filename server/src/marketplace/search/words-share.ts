/** Of all homes, about how many have each word of a search; one that is not there is rare. */
export type WordShares = Readonly<Record<string, number>>

const WORD = `'(?:[^'\\\\]|''|\\\\.)*'`
const WORDS = new RegExp(WORD, 'g')
/** `!'word'` or `!( 'two' <-> 'words' )`. */
const LEFT_OUT = new RegExp(`!(?:${WORD}|\\( [^)]* \\))`, 'g')

/**
 * Of all homes, about how many a tsquery finds at most: of words that have to be there together the rarest decides, of words
 * between which stands "or" each adds its own, and leaving a word out promises nothing. Taking any of these for a rare word
 * would look the whole country up for it.
 */
export function shareOfQuery(query: string, shares: WordShares): number {
  // `or` binds weakest, and only what is left out stands in brackets.
  const found = query.split(' | ').map((way) => {
    const wanted = Array.from(way.replaceAll(LEFT_OUT, '').matchAll(WORDS), ([word]) => word)
    if (wanted.some((word) => way.includes(`!${word}`))) return 0
    return Math.min(1, ...wanted.map((word) => shares[plain(word)] ?? 0))
  })
  return Math.min(
    1,
    found.reduce((sum, share) => sum + share, 0),
  )
}

/** The words of phrases, wherever they stand. */
export function withoutPhrases(query: string): string {
  return query.replaceAll(/ <(?:-|\d+)> /g, ' & ')
}

function plain(quoted: string): string {
  return quoted.slice(1, -1).replaceAll("''", "'").replaceAll('\\\\', '\\')
}
