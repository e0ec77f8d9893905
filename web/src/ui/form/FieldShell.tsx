import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { AlertIcon } from '../icons.ts'
import type { FieldProps, FieldWiring } from './use-field.ts'
import styles from './field.module.css'
import { text } from './form.text.ts'

type ShellProps = Pick<FieldProps, 'label' | 'help' | 'optional'> & {
  field: FieldWiring
  /** At the end of the help line: a counter. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, control, help and error below. */
export function FieldShell({ label, optional, field, children, ...rest }: ShellProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        <LabelText label={label} optional={optional} />
      </label>
      {children}
      <Foot field={field} {...rest} />
    </div>
  )
}

/** The same for several controls that answer one question. */
export function FieldGroup({ label, optional, field, children, ...rest }: ShellProps) {
  return (
    <fieldset className={styles.field} id={field.id} tabIndex={-1} {...field.aria}>
      <legend className={styles.label}>
        <LabelText label={label} optional={optional} />
      </legend>
      {children}
      <Foot field={field} {...rest} />
    </fieldset>
  )
}

function LabelText({ label, optional }: { label: string; optional?: boolean }) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> {text.optional}</span>}
    </>
  )
}

function Foot({ field, help, aside }: Pick<ShellProps, 'field' | 'help' | 'aside'>) {
  return (
    <>
      {(help || aside) && (
        <div className={styles.foot}>
          {help && (
            <p id={field.helpId} className={styles.help}>
              {help}
            </p>
          )}
          {aside}
        </div>
      )}
      {field.error && (
        <p id={field.errorId} className={styles.error}>
          <Icon of={AlertIcon} size="sm" />
          {field.error}
        </p>
      )}
    </>
  )
}
