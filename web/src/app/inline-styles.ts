/** The text of each file of styles that the build has, by address. */
export type StyleTexts = ReadonlyMap<string, string>

/** What has been put together of a build: the same text each time, so that what is worked out of it need not be worked out again. */
const known = new WeakMap<StyleTexts, Map<string, string | null>>()

/** The styles of a page as one text; null where one of them is not there, or would end the element that it stands in. */
export function inlineStyles(addresses: readonly string[], texts: StyleTexts): string | null {
  const made = known.get(texts) ?? new Map<string, string | null>()
  known.set(texts, made)
  const key = addresses.join(' ')
  const before = made.get(key)
  if (before !== undefined) return before
  const text = together(addresses.map((address) => texts.get(address)))
  made.set(key, text)
  return text
}

function together(parts: readonly (string | undefined)[]): string | null {
  const isWhole = parts.length > 0 && parts.every((part) => part !== undefined && !/<\/style/i.test(part))
  return isWhole ? parts.join('\n') : null
}
