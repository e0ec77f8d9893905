import { useRef } from 'react'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DotsVerticalIcon } from '../../ui/icons.ts'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'

/** A button that goes once what it does is done, and hands the focus on. */
export function GoingButton(props: Omit<ButtonProps, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandedOn(button)
  return <Button ref={button} {...props} />
}

/** The same for a menu, which goes with the last thing that can be done. */
export function GoingMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const whole = useRef<HTMLDivElement>(null)
  useFocusHandedOn(whole)
  return (
    <div ref={whole}>
      <Menu trigger={<IconButton icon={DotsVerticalIcon} label={label} bordered />} entries={entries} />
    </div>
  )
}
