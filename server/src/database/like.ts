/** A text as `like` finds it by the letter: its wildcards are letters too. */
export function literalOfLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
