/** A number below `count` that is always the same for the same text. */
export function toneNumber(text: string, count: number): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return sum % count
}
