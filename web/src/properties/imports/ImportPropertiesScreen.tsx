import type { PageHead } from '../../navigation/head.ts'
import { useSearchParams } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { OpenLinkButton } from '../../identity/profiles/OpenLinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { HomesAtOneAddress } from '../units/HomesAtOneAddress.tsx'
import { homesImport } from './homes-import.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { text } from './homes-import.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** From a file to properties. */
export function ImportPropertiesScreen() {
  const [search] = useSearchParams()
  const isMatching = search.has('upload')
  return (
    <Page
      title={text.title}
      description={text.intro}
      breadcrumbs={[{ text: text.myProperties, to: paths.myProperties() }]}
      action={<OpenLinkButton to={paths.importLeases()}>{text.importLeases}</OpenLinkButton>}
    >
      <ImportSteps kind={homesImport} />
      {!isMatching && <HomesAtOneAddress />}
    </Page>
  )
}
