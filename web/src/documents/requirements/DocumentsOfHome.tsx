import { GetMissingDocuments } from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Section } from '../../ui/Section.tsx'
import { DocumentsSection } from '../documents/DocumentsSection.tsx'
import { MissingDocuments } from './MissingDocuments.tsx'
import { text } from './requirements.text.ts'
import styles from './Requirements.module.css'

export type DocumentsOfHomeProps = {
  assetId: string
  /** As the home is called. */
  title: string
  /** Whether the reader adds documents for this home: who manages it, and agents who look after its documents. */
  mayAdd: boolean
  /** Whether what is missing is theirs to see to. */
  showsMissing: boolean
}

/** Papers of a home and its leases, on the page of the home. */
export function DocumentsOfHome({ assetId, title, mayAdd, showsMissing }: DocumentsOfHomeProps) {
  const may = useMay()
  return (
    <>
      <DocumentsSection
        which={{ AssetId: assetId }}
        about={{ choice: { Kind: 'property', Id: assetId }, text: title }}
        mayAdd={mayAdd}
        intro={text.documentsIntro}
        none={text.none}
      />
      {showsMissing && may(GetMissingDocuments) && <Missing assetId={assetId} title={title} mayAdd={mayAdd} />}
    </>
  )
}

function Missing({ assetId, title, mayAdd }: Pick<DocumentsOfHomeProps, 'assetId' | 'title' | 'mayAdd'>) {
  const may = useMay()
  const { data } = useCall(GetAssetAssignedProfiles, { AssetId: assetId }, { enabled: may('leases:view') })
  const leases = (data?.Leases ?? []).filter(({ IsDraft, State }) => !IsDraft && State !== 'past')
  return (
    <Section title={text.missingTitle}>
      <MissingDocuments assetId={assetId} of={{ Kind: 'property', Id: assetId }} title={text.missingOfHome} thing={title} mayAdd={mayAdd} />
      {leases.map(({ LeaseId, Tenants }) => {
        const names = Tenants.map(({ Name }) => Name).join(', ')
        return (
          <MissingDocuments
            key={LeaseId}
            assetId={assetId}
            of={{ Kind: 'lease', Id: LeaseId }}
            title={text.missingOfLease({ names })}
            thing={text.leaseText({ names })}
            mayAdd={mayAdd}
          />
        )
      })}
      <p className={styles.change}>
        <Link to={paths.requiredDocuments()}>{text.change}</Link>
      </p>
    </Section>
  )
}
