import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ImportRunSeen } from '../../properties/imports/import-kind.ts'
import { text } from './lease-import.text.ts'
import styles from '../../properties/imports/Imports.module.css'
import { isUnderWay } from '../../properties/imports/import-progress.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'

/** Those who came in can be asked to join, once the landlord wants it. */
export function InviteTenants({ run }: { run: ImportRunSeen }) {
  if (run.Accepted === 0 || isUnderWay(run)) return null
  return (
    <Section title={text.inviteTitle} description={text.inviteIntro}>
      <div className={styles.actions}>
        <LinkButton to={paths.persons()}>{text.invite}</LinkButton>
      </div>
    </Section>
  )
}
