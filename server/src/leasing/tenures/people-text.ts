const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Ann Bell, Bob Ray, and Cy Orr`. */
export function peopleText(names: readonly string[]): string {
  return and.format(names)
}
