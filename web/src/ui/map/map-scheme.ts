import type { MapScheme } from './map-style.ts'

const DARK = '(prefers-color-scheme: dark)'

export function currentScheme(): MapScheme {
  const chosen = document.documentElement.dataset['scheme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

export function onSchemeChange(then: (scheme: MapScheme) => void): () => void {
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
