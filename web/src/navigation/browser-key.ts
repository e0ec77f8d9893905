/** The key of the entry that the address bar shows, ahead of the page while that is on its way. The first of a tab has none yet. */
export function keyOfBrowser(): string {
  const state = window.history.state as { key?: string } | null
  return state?.key ?? 'default'
}
