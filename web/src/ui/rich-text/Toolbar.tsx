import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconPicture } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { ChevronDownIcon } from '../icons.ts'
import { Menu, type MenuEntry } from '../Menu.tsx'
import { PopupPosition } from '../popup-container.ts'
import styles from './Toolbar.module.css'

type ToolLook = { key: string; label: string }

export type Tool =
  | (ToolLook & {
      icon: IconPicture
      onPress: () => void
      /** Of something that is on or off. */
      isPressed?: boolean
      isDisabled?: boolean
      /** As `aria-keyshortcuts` has it. */
      keys?: string
    })
  | MenuOfTools

/** `word` stands beside the picture, or instead of it. */
type MenuOfTools = ToolLook & { icon?: IconPicture; word?: string; entries: readonly MenuEntry[] }

type ToolbarProps = {
  label: string
  /** The id of what the tools work on. */
  controls: string
  groups: readonly (readonly Tool[])[]
  /** After a tool has done its work: goes back to what it worked on. */
  onDone: () => void
}

const ARROWS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Tools in one row: Tab comes to the one that was used last, arrow keys go from one to the next. Where there is no room, it scrolls. */
export function Toolbar({ label, controls, groups, onDone }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null)
  const keys = groups.flatMap((tools) => tools.map(({ key }) => key))
  const [reached, setReached] = useState<string | null>(null)
  const current = reached !== null && keys.includes(reached) ? reached : keys[0]

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    // Menus are no part of the row, although their keys come by here.
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
    const index = buttons.findIndex((button) => button === event.target)
    const next = ARROWS[event.key]
    if (index === -1 || !next || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    buttons[next(index, buttons.length)]?.focus()
  }

  return (
    <PopupPosition value="fixed">
      <div
        ref={row}
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        aria-controls={controls}
        className={styles.toolbar}
        onKeyDown={walk}
        onFocus={({ target }) => {
          if (row.current?.contains(target)) setReached(target.dataset['tool'] ?? null)
        }}
        data-print="hide"
      >
        {groups.map((tools) => (
          <div key={tools[0]?.key} className={styles.group}>
            {tools.map((tool) => (
              <ToolButton key={tool.key} tool={tool} tabIndex={tool.key === current ? 0 : -1} onDone={onDone} />
            ))}
          </div>
        ))}
      </div>
    </PopupPosition>
  )
}

/** The text keeps the focus, and with it the keyboard of a phone. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type ToolButtonProps = { tool: Tool; tabIndex: number; onDone: () => void }

function ToolButton({ tool, ...rest }: ToolButtonProps) {
  return 'entries' in tool ? <MenuTool tool={tool} {...rest} /> : <PlainTool tool={tool} {...rest} />
}

function PlainTool({ tool, tabIndex, onDone }: ToolButtonProps & { tool: Exclude<Tool, MenuOfTools> }) {
  const { key, label, icon, onPress, isPressed, isDisabled, keys } = tool
  return (
    <IconButton
      icon={icon}
      label={label}
      data-tool={key}
      tabIndex={tabIndex}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={keys}
      className={styles.tool}
      onMouseDown={keepFocus}
      onClick={() => {
        if (isDisabled) return
        onPress()
        onDone()
      }}
    />
  )
}

function MenuTool({ tool, tabIndex, onDone }: ToolButtonProps & { tool: MenuOfTools }) {
  const { key, label, icon, word, entries } = tool
  // A menu that closes gives the focus to its button.
  const isChosen = useRef(false)

  function noting(entry: MenuEntry): MenuEntry {
    if ('group' in entry) return { ...entry, entries: entry.entries.map(noting) }
    if (!('onSelect' in entry)) return entry
    return {
      ...entry,
      onSelect: () => {
        isChosen.current = true
        entry.onSelect()
      },
    }
  }

  return (
    <Menu
      align="start"
      entries={entries.map(noting)}
      trigger={
        <button
          type="button"
          data-tool={key}
          tabIndex={tabIndex}
          aria-label={label}
          title={label}
          className={classNames(styles.opener, word && styles.worded)}
          onPointerDown={() => {
            isChosen.current = false
          }}
          onFocus={() => {
            if (isChosen.current) onDone()
            isChosen.current = false
          }}
        >
          {icon && <Icon of={icon} />}
          {word && <span className={styles.word}>{word}</span>}
          <Icon of={ChevronDownIcon} size="sm" />
        </button>
      }
    />
  )
}
