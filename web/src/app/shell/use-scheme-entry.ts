import { SCHEMES, useScheme, type Scheme } from '../../sessions/scheme.ts'
import { DesktopIcon, MoonIcon, SunIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { text } from './public-shell.text.ts'

const LOOKS = {
  light: { text: text.light, icon: SunIcon },
  dark: { text: text.dark, icon: MoonIcon },
  system: { text: text.likeMyDevice, icon: DesktopIcon },
} as const satisfies Record<Scheme, object>

/** Light, dark, or as the device says: one entry that says which, and goes on to the next. */
export function useSchemeEntry(): MenuEntry {
  const [scheme, setScheme] = useScheme()
  const next = SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length]!
  return {
    text: text.colors({ scheme: LOOKS[scheme].text.toLowerCase() }),
    detail: text.changeTo({ scheme: LOOKS[next].text.toLowerCase() }),
    icon: LOOKS[scheme].icon,
    onSelect: () => setScheme(next),
  }
}
