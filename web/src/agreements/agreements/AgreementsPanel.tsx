import { CreateAgreement, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AgreementIcon, SendIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { panelColumns } from './agreement.columns.tsx'
import { text } from './agreements.text.ts'
import styles from './Agreements.module.css'

const SHOWN = 5

type AgreementsPanelProps = {
  assetId?: string
  leaseId?: string
  profileId?: string
  /** Where a new one begins with someone whom it is with, rather than with a home. */
  connectionId?: string
  /** Whether the reader may send one about this. */
  maySend?: boolean
}

/** The latest agreements on the page of what they are about. */
export function AgreementsPanel({ assetId, leaseId, profileId, connectionId, maySend = true }: AgreementsPanelProps) {
  const session = useSession()
  const may = useMay()
  const { data, error, refetch } = useCall(GetAgreements, {
    AssetId: assetId ?? null,
    LeaseId: leaseId ?? null,
    ProfileId: profileId ?? null,
    PageSize: SHOWN,
  })
  const canSend = maySend && session !== null && profileTypeOf(session) !== 'Tenant' && may(CreateAgreement)
  return (
    <Section
      title={text.panelTitle}
      description={text.panelIntro}
      action={
        canSend && (
          <LinkButton to={paths.sendAgreement({ assetId, leaseId, connectionId })} size="sm" icon={SendIcon}>
            {text.send}
          </LinkButton>
        )
      }
    >
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TableSkeleton count={2} />}
      {data?.TotalCount === 0 && (
        <EmptyState title={text.noneFound} icon={AgreementIcon} compact>
          {text.panelNone}
        </EmptyState>
      )}
      {data && data.TotalCount > 0 && (
        <>
          <DataTable
            caption={text.panelTitle}
            columns={panelColumns}
            rows={data.Items}
            rowKey={({ AgreementId }) => AgreementId}
            rowName={({ Title }) => Title}
          />
          <p className={styles.all}>
            <LinkButton to={paths.myAgreements({ property: assetId, lease: leaseId, profile: profileId })} size="sm">
              {text.panelAll({ count: data.TotalCount })}
            </LinkButton>
          </p>
        </>
      )}
    </Section>
  )
}
