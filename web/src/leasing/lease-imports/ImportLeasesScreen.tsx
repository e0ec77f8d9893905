import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { ImportSteps } from '../../properties/imports/ImportSteps.tsx'
import { Page } from '../../ui/Page.tsx'
import { leasesImport } from './leases-import.ts'

export function head(): PageHead {
  return { title: 'Import leases and tenants', noindex: true }
}

/** From a file to leases, with the people who are in them. */
export function ImportLeasesScreen() {
  return (
    <Page
      title="Import leases and tenants"
      description="Bring in who lives in your homes, from any CSV. Tenants are written down; nothing is sent to them."
      breadcrumbs={[{ text: 'My properties', to: paths.myProperties() }]}
    >
      <ImportSteps kind={leasesImport} />
    </Page>
  )
}
