import type { PageHead } from '../../navigation/head.ts'
import { useSearchParams } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { HomesAtOneAddress } from '../units/HomesAtOneAddress.tsx'
import { homesImport } from './homes-import.ts'
import { ImportSteps } from './ImportSteps.tsx'

export function head(): PageHead {
  return { title: 'Import properties', noindex: true }
}

/** From a file to properties. */
export function ImportPropertiesScreen() {
  const [search] = useSearchParams()
  const isMatching = search.has('upload')
  return (
    <Page
      title="Import properties"
      description="Bring a whole list at once, from any CSV."
      breadcrumbs={[{ text: 'My properties', to: paths.myProperties() }]}
      action={<LinkButton to={paths.importLeases()}>Import leases and tenants</LinkButton>}
    >
      <ImportSteps kind={homesImport} />
      {!isMatching && <HomesAtOneAddress />}
    </Page>
  )
}
