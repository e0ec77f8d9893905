import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '@keystead/contract/properties/imports/import.fields.ts'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { Preview } from './column-choice.ts'
import styles from './Imports.module.css'

/** One choice for each field. Those that the file seems to have come first; the others are behind a fold. */
export function ColumnFields({ preview }: { preview: Preview }) {
  const { Mapping } = preview
  const matched = IMPORT_FIELDS.filter((field) => Mapping[field] !== undefined || isMissing(field, preview))
  const others = IMPORT_FIELDS.filter((field) => !matched.includes(field))
  return (
    <>
      <Fields fields={matched} preview={preview} />
      {others.length > 0 && (
        <Disclosure summary={`${others.length} more fields that this file does not seem to have`}>
          <Fields fields={others} preview={preview} />
        </Disclosure>
      )}
    </>
  )
}

/** The server names what is missing by field or by label. */
function isMissing(field: ImportField, { MissingFields }: Preview): boolean {
  return MissingFields.includes(field) || MissingFields.includes(IMPORT_FIELD_LABELS[field])
}

function Fields({ fields, preview }: { fields: readonly ImportField[]; preview: Preview }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <FieldChoice key={field} field={field} preview={preview} />
      ))}
    </div>
  )
}

function FieldChoice({ field, preview: { Columns } }: { field: ImportField; preview: Preview }) {
  const name = `Columns.${field}`
  const place = useWatch({ name }) as number | null
  const sample = place === null ? [] : (Columns[place]?.Sample ?? [])
  return (
    <SelectField
      name={name}
      label={IMPORT_FIELD_LABELS[field]}
      placeholder="Not in this file"
      help={sample.length > 0 ? `Such as ${sample.join(' · ')}` : undefined}
      choices={Columns.map((column, index) => ({ Id: index, Text: column.Name }))}
    />
  )
}
