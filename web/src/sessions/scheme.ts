import { use, useState } from 'react'
import { writeCookie } from './session.ts'
import { Site } from './site.ts'

/** Light, dark, or as the device says. An explicit choice stands in a cookie, so that the server writes it into the page. */
export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

export function isScheme(value: unknown): value is Scheme {
  return (SCHEMES as readonly unknown[]).includes(value)
}

export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState(use(Site).scheme)
  return [
    scheme,
    (chosen) => {
      document.documentElement.dataset['scheme'] = chosen
      writeCookie('scheme', chosen === 'system' ? '' : chosen, chosen === 'system' ? 0 : undefined)
      setScheme(chosen)
    },
  ]
}
