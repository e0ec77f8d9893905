/** Hides all but the last characters: `maskedTail('123456789')` -> `•••••6789` (spec §9: four by default). */
export function maskedTail(text: string, shown = 4): string {
  const tail = shown > 0 ? text.slice(-shown) : ''
  return '•'.repeat(Math.max(0, text.length - tail.length)) + tail
}
