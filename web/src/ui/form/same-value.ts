/** Whether two values of a field say the same: nothing typed and an empty text do. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isSame(one || (one === 0 ? 0 : null), other || (other === 0 ? 0 : null))
}

/** Whether two things that JSON can say are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  const read = (of: object, key: string): unknown => (of as Record<string, unknown>)[key]
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isSame(read(one, key), read(other, key)))
  )
}
