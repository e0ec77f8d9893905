import { Menu as BaseMenu } from '@base-ui/react/menu'
import { use, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconPicture } from './Icon.tsx'
import { PopupContainer, PopupPosition } from './popup-container.ts'
import styles from './popup.module.css'

type EntryLook = {
  text: string
  detail?: string
  icon?: IconPicture
  danger?: boolean
  /** What does not fit on one line is cut: for names that people choose. */
  isOneLine?: boolean
}

export type MenuEntry =
  | (EntryLook & { to: string; isCurrent?: boolean })
  | (EntryLook & {
      onSelect: () => void
      /** Greyed, with the reason beneath; it stays reachable so that the reason can be read. */
      disabledReason?: string | null
    })
  /** One of several settings, such as the colour scheme. */
  | (EntryLook & { onSelect: () => void; isChosen: boolean })
  | { separator: true }
  /** Entries that belong together, under a word of their own. */
  | { group: string; entries: readonly MenuEntry[] }

export type MenuProps = {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  /** Above the entries: who is signed in, which plan. */
  header?: ReactNode
  /** Always in sight below the others, however many they are. */
  footer?: readonly MenuEntry[]
  align?: 'start' | 'center' | 'end'
}

/** Acts and places behind one button. Arrow keys, letters and Escape work as in any menu. */
export function Menu({ trigger, entries, header, footer, align = 'end' }: MenuProps) {
  const container = use(PopupContainer)
  const position = use(PopupPosition)
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={container ?? undefined}>
        <BaseMenu.Positioner className={styles.positioner} positionMethod={position} align={align} sideOffset={6} collisionPadding={8}>
          <BaseMenu.Popup className={classNames(styles.popup, footer && styles.footed)}>
            {footer ? (
              <>
                <div className={styles.scrolling}>
                  {header}
                  <Entries of={entries} />
                </div>
                <div className={styles.foot}>
                  <Entries of={footer} />
                </div>
              </>
            ) : (
              <>
                {header}
                <Entries of={entries} />
              </>
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Entries({ of: entries }: { of: readonly MenuEntry[] }) {
  return entries.map((entry, index) => <Entry key={keyOf(entry, entries[index - 1])} entry={entry} />)
}

function keyOf(entry: MenuEntry, before: MenuEntry | undefined): string {
  if ('group' in entry) return entry.group
  if (!('separator' in entry)) return entry.text
  return `after ${before && 'text' in before ? before.text : 'nothing'}`
}

/** A place to go from a menu's header, in the look of a small button. */
export function MenuLinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem closeOnClick className={classNames(buttonClass({ size: 'sm' }), styles.buttonItem)} render={<Link to={to} />}>
      {children}
    </BaseMenu.LinkItem>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if ('separator' in entry) return <BaseMenu.Separator className={styles.separator} />
  if ('group' in entry) {
    return (
      <BaseMenu.Group>
        <BaseMenu.GroupLabel className={styles.groupLabel}>{entry.group}</BaseMenu.GroupLabel>
        <Entries of={entry.entries} />
      </BaseMenu.Group>
    )
  }
  const className = classNames(styles.item, entry.danger && styles.danger)
  if ('to' in entry) {
    return (
      <BaseMenu.LinkItem
        className={className}
        closeOnClick
        render={<Link to={entry.to} aria-current={entry.isCurrent ? 'page' : undefined} />}
      >
        <Words {...entry} />
      </BaseMenu.LinkItem>
    )
  }
  if ('isChosen' in entry) {
    return (
      <BaseMenu.CheckboxItem className={className} checked={entry.isChosen} onCheckedChange={entry.onSelect} closeOnClick>
        <Words {...entry} />
      </BaseMenu.CheckboxItem>
    )
  }
  return (
    <BaseMenu.Item className={className} disabled={Boolean(entry.disabledReason)} onClick={entry.onSelect}>
      <Words {...entry} detail={entry.disabledReason ?? entry.detail} />
    </BaseMenu.Item>
  )
}

function Words({ icon, text, detail, isOneLine }: EntryLook) {
  return (
    <>
      {icon && <Icon of={icon} />}
      <span className={classNames(styles.words, isOneLine && styles.oneLine)}>
        <span>{text}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
}
