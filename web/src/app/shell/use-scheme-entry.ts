import { SCHEMES, useScheme, type Scheme } from '../../sessions/scheme.ts'
import { DesktopIcon, MoonIcon, SunIcon } from '../../ui/icons.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'

const LOOKS = {
  light: { text: 'Light', icon: SunIcon },
  dark: { text: 'Dark', icon: MoonIcon },
  system: { text: 'Like my device', icon: DesktopIcon },
} as const satisfies Record<Scheme, object>

/** Light, dark, or as the device says: one entry that says which, and goes on to the next. */
export function useSchemeEntry(): MenuEntry {
  const [scheme, setScheme] = useScheme()
  const next = SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length]!
  return {
    text: `Colors: ${LOOKS[scheme].text.toLowerCase()}`,
    detail: `Change to: ${LOOKS[next].text.toLowerCase()}`,
    icon: LOOKS[scheme].icon,
    onSelect: () => setScheme(next),
  }
}
