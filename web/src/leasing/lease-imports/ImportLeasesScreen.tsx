import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ImportSteps } from '../../properties/imports/ImportSteps.tsx'
import { Page } from '../../ui/Page.tsx'
import { leasesImport } from './leases-import.ts'
import { text } from './lease-import.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** From a file to leases, with the people who are in them. */
export function ImportLeasesScreen() {
  return (
    <Page title={text.title} description={text.intro} breadcrumbs={[{ text: text.myProperties, to: paths.myProperties() }]}>
      <ImportSteps kind={leasesImport} />
    </Page>
  )
}
