/*
 * Ways to reach someone that stand in a text. A listing's visitors write through the form: their message is kept, the
 * owner's address stays private, and partners refuse listings that carry their own contact data.
 */

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.[\w-]+)+/giu
/** Ten digits as Americans write them, perhaps with a leading 1. Prices, areas and years are shorter or grouped otherwise. */
const PHONE = /(?<![\d$.,])(?:\+?1[-.\s]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[-.\s]?)[2-9]\d{2}[-.\s]?\d{4}(?![\d.,]?\d)/gu
const WEBSITE =
  /(?:https?:\/\/|www\.)\S+|(?<![\w@.-])[a-z0-9][a-z0-9-]+\.(?:com|net|org|info|biz|us|io|co|homes|rent|house|realty|apartments)(?![\w@-])(?:\/\S*)?/giu

/** The emails, phone numbers and web addresses in a text, as they stand there. */
export function contactDataIn(text: string | null | undefined): string[] {
  if (!text) return []
  const found = [EMAIL, PHONE, WEBSITE].flatMap((pattern) => [...text.matchAll(pattern)])
  // Of those that begin together the longest comes first, so whatever ends before an earlier one lies within it.
  found.sort((one, other) => one.index - other.index || other[0].length - one[0].length)
  const whole = new Set<string>()
  let end = 0
  for (const { 0: words, index } of found) {
    if (index + words.length <= end) continue
    end = index + words.length
    whole.add(words.trim())
  }
  return [...whole]
}
