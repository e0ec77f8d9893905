/** Of each kind the server counts no further than one more. */
const MOST_SHOWN = 99

/** How many leads wait, as menus and tabs say it: `3`, `99+`, or nothing. */
export function waitingText(count: number): string | null {
  if (count === 0) return null
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
