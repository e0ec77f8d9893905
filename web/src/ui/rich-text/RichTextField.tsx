import { useLayoutEffect, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { AlertIcon } from '../icons.ts'
import fieldStyles from '../form/field.module.css'
import styles from './RichText.module.css'
import { type Tool, Toolbar } from './Toolbar.tsx'
import type { RichTextEditor } from './use-rich-text.ts'
import { text } from './rich-text.text.ts'

type RichTextFieldProps = {
  editor: RichTextEditor
  label: string
  toolsLabel: string
  tools: readonly (readonly Tool[])[]
  error?: string
  isReadOnly: boolean
  id?: string
}

/** A text on a sheet of paper, its tools above. */
export function RichTextField({ editor, label, toolsLabel, tools, error, isReadOnly, id }: RichTextFieldProps) {
  const ownId = useId()
  const sheetId = id ?? ownId
  const labelId = `${sheetId}-label`
  const errorId = `${sheetId}-error`
  const { view, place, selected, lookOfAtom, richText } = editor
  const hasError = Boolean(error)

  useLayoutEffect(() => {
    view?.setProps({
      editable: () => !isReadOnly,
      attributes: {
        id: sheetId,
        class: styles.sheet!,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(hasError && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
        // Reached by Tab all the same, so that it can be read and scrolled.
        ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
      },
    })
  }, [view, sheetId, labelId, errorId, hasError, isReadOnly])

  return (
    <div className={fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <div className={classNames(styles.desk, hasError && styles.wrong)}>
        {!isReadOnly && <Toolbar label={toolsLabel} controls={sheetId} groups={tools} onDone={editor.focus} />}
        <div ref={place} className={styles.place} />
      </div>
      <p role="status" className="visually-hidden">
        {selected && spoken(lookOfAtom(selected), !isReadOnly && richText.kinds.get(selected.type)?.isEditable === true)}
      </p>
      {error && (
        <p id={errorId} className={fieldStyles.error}>
          <Icon of={AlertIcon} size="sm" />
          {error}
        </p>
      )}
    </div>
  )
}

function spoken({ before, label }: { before?: string; label: string }, isEditable: boolean): string {
  const what = before ? `${before} ${label}` : label
  return isEditable ? text.selectedToOpen({ what }) : text.selected({ what })
}
