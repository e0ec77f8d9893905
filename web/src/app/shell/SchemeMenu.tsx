import { IconButton } from '../../ui/IconButton.tsx'
import { DesktopIcon, MoonIcon, SunIcon } from '../../ui/icons.ts'
import { Menu } from '../../ui/Menu.tsx'
import { SCHEMES, useScheme, type Scheme } from '../../sessions/scheme.ts'

const LOOKS = {
  light: { text: 'Light', icon: SunIcon },
  dark: { text: 'Dark', icon: MoonIcon },
  system: { text: 'Like my device', icon: DesktopIcon },
} as const satisfies Record<Scheme, object>

/** Light, dark, or as the device says. */
export function SchemeMenu() {
  const [scheme, setScheme] = useScheme()
  return (
    <Menu
      trigger={<IconButton icon={LOOKS[scheme].icon} label={`Colors: ${LOOKS[scheme].text.toLowerCase()}`} />}
      entries={SCHEMES.map((candidate) => ({
        ...LOOKS[candidate],
        isChosen: candidate === scheme,
        onSelect: () => setScheme(candidate),
      }))}
    />
  )
}
