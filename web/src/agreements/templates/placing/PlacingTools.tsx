import { FIELD_KINDS, type FieldKind, MAX_FIELDS } from '@keystead/contract/agreements/templates/template.values.ts'
import type { MouseEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CopyIcon, PencilIcon, TrashIcon, UndoIcon } from '../../../ui/icons.ts'
import { KINDS, toneOf } from './field-looks.ts'
import styles from './Placing.module.css'
import { text } from './placing.text.ts'
import type { Placing } from './use-placing.ts'

type PlacingToolsProps = { placing: Placing; pageInSight: number }

/** Kinds of fields to place, for whom, and what is done to the one that is selected. */
export function PlacingTools({ placing, pageInSight }: PlacingToolsProps) {
  const { roles, signers, role, armed, arm, pickRole } = placing
  const refused = refusal(placing)

  /** A mouse or a finger shows the place next; a key has none to show. */
  function pressKind(event: MouseEvent, kind: FieldKind) {
    if (event.detail === 0) placing.put(kind, pageInSight, null)
    else arm(armed === kind ? null : kind)
  }

  return (
    <div className={styles.tools} role="group" aria-label={text.tools}>
      <div className={styles.strip} role="group" aria-label={text.forWhom}>
        {signers.map((name) => (
          <Chip key={name} pressed={name === role} onClick={() => pickRole(name)}>
            <span className={styles.swatch} data-tone={toneOf(name, roles)} aria-hidden="true" />
            {name}
          </Chip>
        ))}
      </div>
      <div className={styles.strip} role="group" aria-label={text.kinds}>
        {FIELD_KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            className={styles.kind}
            aria-pressed={kind === armed}
            disabledReason={refused}
            reasonIsVisible
            onClick={(event) => pressKind(event, kind)}
          >
            {KINDS[kind]}
          </Button>
        ))}
      </div>
      <div className={styles.acts}>
        <Hint shown={refused ?? hintOf(placing)} />
        {armed !== null && (
          <Button size="sm" variant="quiet" onClick={() => arm(null)}>
            {text.cancel}
          </Button>
        )}
        <Acts placing={placing} />
      </div>
    </div>
  )
}

function refusal({ role, isFull }: Placing): string | null {
  if (role === null) return text.noSigner
  return isFull ? text.full({ max: MAX_FIELDS }) : null
}

function hintOf({ armed, role, selected }: Placing): string {
  if (armed !== null) return text.armed({ kind: KINDS[armed], role: role ?? '' })
  return selected === null ? text.idle : text.selected
}

/** As high with one sentence as with the other: when a finger takes a field, the page must not move away below it. */
function Hint({ shown }: { shown: string }) {
  return (
    <div className={styles.hint}>
      <p>{shown}</p>
      {[text.idle, text.selected].map((other) => (
        <p key={other} className={styles.room} aria-hidden="true">
          {other}
        </p>
      ))}
    </div>
  )
}

/** They keep the focus also when there is nothing more for them to do. */
function Acts({ placing: { selected, canUndo, isFull, open, duplicate, remove, undo } }: Pick<PlacingToolsProps, 'placing'>) {
  const has = selected !== null
  return (
    <div className={styles.buttons} role="group" aria-label={text.changes}>
      <IconButton
        icon={UndoIcon}
        label={text.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo || undefined}
        onClick={() => undo({ isByKey: false })}
      />
      <IconButton icon={PencilIcon} label={text.edit} aria-disabled={!has || undefined} onClick={() => has && open(selected)} />
      <IconButton
        icon={CopyIcon}
        label={text.duplicate}
        aria-disabled={!has || isFull || undefined}
        onClick={() => has && duplicate(selected)}
      />
      <IconButton icon={TrashIcon} label={text.remove} aria-disabled={!has || undefined} onClick={() => has && remove(selected)} />
    </div>
  )
}
