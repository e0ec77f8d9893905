import { agreementOf } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './Agreement.module.css'
import { text } from './agreement.text.ts'

/** The words of an agreement in one of its versions. */
export function Agreement({ version, level = 2 }: { version: string; level?: 2 | 3 }) {
  const agreement = agreementOf(version)
  const Heading = level === 2 ? 'h2' : 'h3'
  if (!agreement)
    return (
      <>
        <p>{text.oldVersion({ version })}</p>
        <LinkButton to={paths.help()}>{text.askSupport}</LinkButton>
      </>
    )
  return (
    <div className={styles.agreement}>
      <p className={styles.intro}>{agreement.intro}</p>
      {agreement.parts.map((part) => (
        <section key={part.title}>
          <Heading className={styles.title}>{part.title}</Heading>
          <p>{part.text}</p>
        </section>
      ))}
      <p className={styles.version}>{text.version({ version })}</p>
    </div>
  )
}
