import { paths } from '@keystead/contract/navigation/paths.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { isUnderWay } from './import-progress.ts'
import type { ImportRunSeen } from './import-kind.ts'
import styles from './Imports.module.css'
import { text } from './homes-import.text.ts'

/** A file of homes that names their tenants as well can be used again for these. */
export function TenantsInFile({ run }: { run: ImportRunSeen }) {
  const columns = run.TenantColumns ?? []
  if (columns.length === 0 || !run.UploadId || isUnderWay(run)) return null
  return (
    <Section title={text.tenantsTitle} description={text.tenantsIntro({ columns: columns.join(', ') })}>
      <div className={styles.actions}>
        <OpenLinkButton to={withSearch(paths.importLeases(), { upload: run.UploadId })}>{text.importTenants}</OpenLinkButton>
      </div>
    </Section>
  )
}
