const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Ann Bell, Bob Ray, and Cy Orr`. */
export function listText(items: readonly string[]): string {
  return and.format(items)
}
