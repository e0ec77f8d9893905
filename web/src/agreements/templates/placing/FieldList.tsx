import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { useId } from 'react'
import { KINDS, labelText, roleText, toneOf } from './field-looks.ts'
import { isWithin } from './geometry.ts'
import styles from './Placing.module.css'
import { text } from './placing.text.ts'
import type { Placing } from './use-placing.ts'

type Entry = { readonly index: number; readonly field: PlacedField }

/** All fields, page by page and from the top of each; each leads to its box. */
export function FieldList({ placing }: { placing: Placing }) {
  const { fields, sizes, isReadOnly } = placing
  const titleId = useId()
  const entries = fields.map((field, index) => ({ index, field }))
  const within = entries.filter(({ field }) => isWithin(field, sizes[field.page - 1]))
  const outside = entries.filter((entry) => !within.includes(entry))
  const pages = [...new Set(within.map(({ field }) => field.page))].sort((one, other) => one - other)
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <div className={styles.listHead}>
        <h3 id={titleId}>{text.fields}</h3>
        {fields.length > 0 && <p className={styles.help}>{text.countOfFields({ count: fields.length })}</p>}
      </div>
      {fields.length === 0 && <p className={styles.help}>{text.none}</p>}
      {outside.length > 0 && (
        <Group title={text.outside} help={isReadOnly ? undefined : text.outsideHelp} entries={outside} placing={placing} />
      )}
      {pages.map((page) => (
        <Group
          key={page}
          title={text.page({ page: String(page) })}
          entries={within.filter(({ field }) => field.page === page).sort(fromTheTop)}
          placing={placing}
        />
      ))}
    </section>
  )
}

const fromTheTop = ({ field: one }: Entry, { field: other }: Entry) => one.y - other.y || one.x - other.x

type GroupProps = { title: string; help?: string; entries: readonly Entry[]; placing: Placing }

function Group({ title, help, entries, placing }: GroupProps) {
  return (
    <div>
      <h4 className={styles.page}>{title}</h4>
      {help && <p className={styles.help}>{help}</p>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.index}>
            <ListEntry {...entry} placing={placing} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ListEntry({ index, field, placing }: Entry & { placing: Placing }) {
  const { roles, sizes, selected, isReadOnly, select, open, focusOn } = placing

  function press() {
    select(index)
    // Of a page that is not there, there is no box to go to.
    if (sizes[field.page - 1]) focusOn(index)
    else if (!isReadOnly) open(index)
  }

  return (
    <button type="button" className={styles.entry} aria-current={index === selected || undefined} onClick={press}>
      <span className={styles.swatch} data-tone={toneOf(field.role, roles)} aria-hidden="true" />
      <span>{labelText(field)}</span>
      <span className={styles.detail}>{text.detail({ kind: KINDS[field.kind], role: roleText(field.role, roles) })}</span>
    </button>
  )
}
