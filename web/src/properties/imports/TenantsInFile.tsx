import { paths, withSearch } from '../../navigation/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { isUnderWay } from './import-progress.ts'
import type { ImportRunSeen } from './import-kind.ts'
import styles from './Imports.module.css'

/** A file of homes that names their tenants as well can be used again for these. */
export function TenantsInFile({ run }: { run: ImportRunSeen }) {
  const columns = run.TenantColumns ?? []
  if (columns.length === 0 || !run.UploadId || isUnderWay(run)) return null
  return (
    <Section
      title="This file also has tenants"
      description={`From its columns ${columns.join(', ')} can come leases of these homes, with the people who are in them.`}
    >
      <div className={styles.actions}>
        <LinkButton to={withSearch(paths.importLeases(), { upload: run.UploadId })}>Import them now</LinkButton>
      </div>
    </Section>
  )
}
