import { CreateAgreement, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { AgreementIcon, SendIcon } from '../../ui/icons.ts'
import { LATEST_ROWS, LatestRows } from '../../ui/LatestRows.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { panelColumns } from './agreement.columns.tsx'
import { text } from './agreements.text.ts'

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
  const asked = useCall(GetAgreements, {
    AssetId: assetId ?? null,
    LeaseId: leaseId ?? null,
    ProfileId: profileId ?? null,
    PageSize: LATEST_ROWS,
  })
  const canSend = maySend && session !== null && profileTypeOf(session) !== 'Tenant' && may(CreateAgreement)
  return (
    <LatestRows
      title={text.panelTitle}
      description={text.panelIntro}
      action={
        canSend && (
          <LinkButton to={paths.sendAgreement({ assetId, leaseId, connectionId })} size="sm" icon={SendIcon}>
            {text.send}
          </LinkButton>
        )
      }
      asked={asked}
      empty={{ title: text.noneFound, icon: AgreementIcon, children: text.panelNone }}
      all={{ to: paths.myAgreements({ property: assetId, lease: leaseId, profile: profileId }), text: text.panelAll }}
      columns={panelColumns}
      rowKey={({ AgreementId }) => AgreementId}
      rowName={({ Title }) => Title}
    />
  )
}
