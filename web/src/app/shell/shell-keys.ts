import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { text } from './shell.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** A key pressed on the page, as far as it decides what happens. */
export type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

export type KeyAct = { act: 'find' | 'filter' | 'keys' | 'begin-go' } | { act: 'go'; to: string }

type Letter = { letter: string; text: string; to: string }

/** What G and then a letter leads to, of what is open to the reader. */
export function goLetters(profileType: ProfileTypeName, isOpen: (address: string) => boolean = () => true): readonly Letter[] {
  const properties = { Owner: paths.myProperties(), Agent: paths.assignedProperties(), Tenant: paths.connectedProperties() }[profileType]
  return [
    { letter: 'd', text: text.dashboard, to: paths.dashboard() },
    { letter: 'p', text: text.properties, to: properties },
    profileType === 'Tenant' ? { letter: 't', text: text.tours, to: paths.tours() } : { letter: 'l', text: text.leads, to: paths.leads() },
    { letter: 'c', text: text.connections, to: paths.connections() },
  ].filter(({ to }) => isOpen(to))
}

type Standing = {
  profileType: ProfileTypeName
  /** Whether keys alone do something; Ctrl and Command with a key always do. */
  singleKeys: boolean
  /** G was pressed a moment ago. */
  isGoing: boolean
  /** Whether the reader may open an address. */
  isOpen?: (address: string) => boolean
}

/** What a key does that was pressed where no one types. */
export function actOf(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  { profileType, singleKeys, isGoing, isOpen }: Standing,
): KeyAct | null {
  const letter = key.toLowerCase()
  if (altKey) return null
  if (ctrlKey || metaKey) return letter === 'k' ? { act: 'find' } : null
  if (!singleKeys) return null
  if (isGoing) {
    const place = goLetters(profileType, isOpen).find((candidate) => candidate.letter === letter)
    return place ? { act: 'go', to: place.to } : null
  }
  switch (letter) {
    case '/':
      return { act: 'filter' }
    case '?':
      return { act: 'keys' }
    case 'g':
      return { act: 'begin-go' }
    default:
      return null
  }
}
