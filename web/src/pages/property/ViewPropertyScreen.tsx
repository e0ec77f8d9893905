import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ManagedProperty } from './ManagedProperty.tsx'
import { OpenProperty } from '../../properties/properties/owned/OpenProperty.tsx'
import { PartnerProperty } from './PartnerProperty.tsx'
import { text } from './property-page.text.ts'

const MINE = { text: text.myProperties, to: paths.myProperties() }
const SHARED = { text: text.coOwned, to: paths.partnershipProperties() }

export function head(): PageHead {
  return { title: text.property, noindex: true }
}

/** One property as an owner sees it: theirs to manage, or theirs in part. */
export function ViewPropertyScreen() {
  return (
    <OpenProperty selection="viewAsset" title={text.property} list={MINE}>
      {(details) =>
        details.Relation === 'partner' ? (
          <PartnerProperty key={details.AssetId} details={details} list={SHARED} />
        ) : (
          <ManagedProperty key={details.AssetId} details={details} list={MINE} />
        )
      }
    </OpenProperty>
  )
}
