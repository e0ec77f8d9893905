import { createContext, use, useState } from 'react'
import { writeCookie } from './session.ts'

/** Light, dark, or as the device says. An explicit choice stands in a cookie, so that the server writes it into the page. */
export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

export function isScheme(value: unknown): value is Scheme {
  return (SCHEMES as readonly unknown[]).includes(value)
}

/** The scheme that the page was rendered with. */
export const RenderedScheme = createContext<Scheme>('system')

export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const rendered = use(RenderedScheme)
  const [scheme, setScheme] = useState(rendered)
  return [
    scheme,
    (chosen) => {
      document.documentElement.dataset['scheme'] = chosen
      writeCookie('scheme', chosen === 'system' ? '' : chosen, chosen === 'system' ? 0 : undefined)
      setScheme(chosen)
    },
  ]
}
