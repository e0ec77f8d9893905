import { SCHEMES, useScheme, type Scheme } from '../../sessions/scheme.ts'
import { DesktopIcon, MoonIcon, SunIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { text } from './shell.text.ts'

const LOOKS = {
  light: { text: text.schemeLight, icon: SunIcon },
  dark: { text: text.schemeDark, icon: MoonIcon },
  system: { text: text.schemeOfDevice, icon: DesktopIcon },
} as const satisfies Record<Scheme, object>

/** Light, dark, or as the device says: one entry that says which, and goes on to the next. */
export function useSchemeEntry(): MenuEntry {
  const [scheme, setScheme] = useScheme()
  const next = SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length]!
  return {
    text: text.schemeNow({ scheme: LOOKS[scheme].text.toLowerCase() }),
    detail: text.changeScheme({ scheme: LOOKS[next].text.toLowerCase() }),
    icon: LOOKS[scheme].icon,
    onSelect: () => setScheme(next),
  }
}
