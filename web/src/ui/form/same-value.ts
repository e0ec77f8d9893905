/** Whether two values of a field say the same: nothing typed and an empty text do. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one || (one === 0 ? 0 : null)) === JSON.stringify(other || (other === 0 ? 0 : null))
}
