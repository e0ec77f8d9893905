import styles from './SignaturePad.module.css'

/** A name in a hand that looks written. */
export function TypedSignature({ name }: { name: string }) {
  return (
    <span className={styles.typed} dir="auto">
      {name}
    </span>
  )
}
