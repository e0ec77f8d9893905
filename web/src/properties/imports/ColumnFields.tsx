import { useWatch } from 'react-hook-form'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { Preview } from './column-choice.ts'
import type { ImportKind } from './import-kind.ts'
import styles from './Imports.module.css'
import { text } from './imports.text.ts'

/** One choice for each field. Those that the file seems to have come first; the others are behind a fold. */
export function ColumnFields({ kind, preview }: { kind: ImportKind; preview: Preview }) {
  const { Mapping } = preview
  const matched = kind.fields.filter((field) => Mapping[field] !== undefined || isMissing(kind, field, preview))
  const others = kind.fields.filter((field) => !matched.includes(field))
  return (
    <>
      <Fields kind={kind} fields={matched} preview={preview} />
      {others.length > 0 && (
        <Disclosure summary={text.otherFields({ count: others.length })}>
          <Fields kind={kind} fields={others} preview={preview} />
        </Disclosure>
      )}
    </>
  )
}

/** The server names what is missing by field or by label. */
function isMissing({ labels }: ImportKind, field: string, { MissingFields }: Preview): boolean {
  return MissingFields.includes(field) || MissingFields.includes(labels[field] ?? '')
}

function Fields({ kind, fields, preview }: { kind: ImportKind; fields: readonly string[]; preview: Preview }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FieldChoice key={field} label={kind.labels[field] ?? field} field={field} preview={preview} />
      ))}
    </div>
  )
}

function FieldChoice({ field, label, preview: { Columns } }: { field: string; label: string; preview: Preview }) {
  const name = `Columns.${field}`
  const place = useWatch({ name }) as number | null
  const sample = place === null ? [] : (Columns[place]?.Sample ?? [])
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={text.notInThisFile}
      help={sample.length > 0 ? text.sample({ sample: sample.join(' · ') }) : undefined}
      choices={Columns.map((column, index) => ({ Id: index, Text: column.Name }))}
    />
  )
}
