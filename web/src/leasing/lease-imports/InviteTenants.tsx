import { paths } from '../../navigation/paths.ts'
import type { ImportRunSeen } from '../../properties/imports/import-kind.ts'
import styles from '../../properties/imports/Imports.module.css'
import { isUnderWay } from '../../properties/imports/import-progress.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'

/** Those who came in can be asked to join, once the landlord wants it. */
export function InviteTenants({ run }: { run: ImportRunSeen }) {
  if (run.Accepted === 0 || isUnderWay(run)) return null
  return (
    <Section
      title="Invite your tenants when you like"
      description="Nothing was sent to them. Those with an email can be invited all at once; they then see their home and lease."
    >
      <div className={styles.actions}>
        <LinkButton to={paths.persons()}>Tenants without accounts</LinkButton>
      </div>
    </Section>
  )
}
