import { FieldShell } from './FieldShell.tsx'
import { moneyValueOf, typedMoney } from './typed-values.ts'
import { useField, type FieldProps } from './use-field.ts'
import { useTypedValue } from './use-typed-value.ts'
import styles from './field.module.css'

const understanding = { toValue: moneyValueOf, toText: typedMoney }

/** An amount in dollars. Understands `$1,250.5`; the value is the wire's text `"1250.50"`, or null while empty. */
export function MoneyField({ name, label, help, optional }: FieldProps) {
  const field = useField({ name, help })
  const { input } = useTypedValue(name, understanding)
  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <div className={styles.framed}>
        <span className={styles.before} aria-hidden="true">
          $
        </span>
        <input {...input} {...field.aria} id={field.id} inputMode="decimal" />
      </div>
    </FieldShell>
  )
}
