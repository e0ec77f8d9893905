import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Overlay } from './use-overlay.ts'
import { actOf } from './shell-keys.ts'

/** How long G waits for its letter. */
const GO_MS = 1_500

/** Where keys belong to what they are typed into. */
const TAKES_KEYS = 'input:not([type="checkbox"], [type="file"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]'
/** The search or filter field of a screen. */
const FILTER_FIELD = 'main [role="search"] input, main input[type="search"]'

/** Runs while G waits. */
type Going = ReturnType<typeof setTimeout> | null

type ShellKeys = {
  profileType: ProfileTypeName | null
  singleKeys: boolean
  isOpen: (address: string) => boolean
  show: (overlay: Overlay) => void
}

/** Keys of the signed-in frame. None does anything while someone types, or while a window stands over the page. */
export function useShellKeys({ profileType, singleKeys, isOpen, show }: ShellKeys): void {
  const navigate = useNavigate()
  const going = useRef<Going>(null)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (profileType === null || event.defaultPrevented || event.isComposing || event.repeat || isTakenElsewhere(event.target)) return
    const done = actOf(event, { profileType, singleKeys, isGoing: going.current !== null, isOpen })
    endGoing(going)
    if (done === null) return
    event.preventDefault()
    switch (done.act) {
      case 'find':
        return show('finder')
      case 'keys':
        return show('keys')
      case 'go':
        return void navigate(done.to)
      case 'begin-go':
        going.current = setTimeout(() => endGoing(going), GO_MS)
        return
      case 'filter': {
        const field = document.querySelector<HTMLInputElement>(FILTER_FIELD)
        return field ? field.focus() : show('finder')
      }
    }
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      endGoing(going)
    }
  }, [])
}

function endGoing(going: RefObject<Going>): void {
  if (going.current !== null) clearTimeout(going.current)
  going.current = null
}

function isTakenElsewhere(target: EventTarget | null): boolean {
  return (target instanceof Element && target.closest(TAKES_KEYS) !== null) || document.querySelector('dialog[open]') !== null
}
