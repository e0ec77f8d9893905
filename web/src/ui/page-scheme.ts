/** How the page looks now, for what knows no custom properties: a map, a frame of someone else. */
export type PageScheme = 'light' | 'dark'

const DARK = '(prefers-color-scheme: dark)'

export function currentScheme(): PageScheme {
  const chosen = document.documentElement.dataset['scheme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

export function onSchemeChange(then: (scheme: PageScheme) => void): () => void {
  const apply = () => then(currentScheme())
  const device = window.matchMedia(DARK)
  device.addEventListener('change', apply)
  const choice = new MutationObserver(apply)
  choice.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => {
    device.removeEventListener('change', apply)
    choice.disconnect()
  }
}
