/*
 * Ways to reach somebody that stand in a text. A listing's visitors write through the form: their message is kept, the
 * owner's address stays private, and partners refuse listings that carry their own contact data.
 */

const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.[\w-]+)+/giu
/** Ten digits as Americans write them, perhaps with a leading 1. Prices, areas and years are shorter or grouped otherwise. */
const PHONE = /(?<![\d$.,])(?:\+?1[-.\s]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[-.\s]?)[2-9]\d{2}[-.\s]?\d{4}(?![\d.,]?\d)/gu
const WEBSITE =
  /(?:https?:\/\/|www\.)\S+|(?<![\w@.-])[a-z0-9][a-z0-9-]+\.(?:com|net|org|info|biz|us|io|co|homes|rent|house|realty|apartments)(?![\w@-])(?:\/\S*)?/giu

/** The emails, phone numbers and web addresses in a text, as they stand there. */
export function contactDataIn(text: string | null | undefined): string[] {
  if (!text) return []
  const found = [EMAIL, PHONE, WEBSITE].flatMap((pattern) => [...text.matchAll(pattern)])
  const whole = found.filter((one) => !found.some((other) => other !== one && contains(other, one)))
  return [...new Set(whole.sort((one, other) => one.index - other.index).map(([words]) => words.trim()))]
}

function contains(outer: RegExpExecArray, inner: RegExpExecArray): boolean {
  return outer.index <= inner.index && inner.index + inner[0].length <= outer.index + outer[0].length && outer[0].length > inner[0].length
}
