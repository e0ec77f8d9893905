/** What opens the search, as the keyboard at hand calls it. */
export function findKeys(): readonly [string, string] {
  return [/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl', 'K']
}
