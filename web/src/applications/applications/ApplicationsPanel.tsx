import { CreateApplication, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ClipboardListIcon, UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { panelColumns, rowName } from './application.columns.tsx'
import { text } from './applications.text.ts'
import styles from './Applications.module.css'

const SHOWN = 5

/** The latest applications for a home, on its page for those who decide on them. */
export function ApplicationsPanel({ assetId }: { assetId: string }) {
  const may = useMay()
  const { data, error, refetch } = useCall(GetApplications, { AssetId: assetId, PageSize: SHOWN })
  return (
    <Section
      title={text.panelTitle}
      description={text.panelIntro}
      action={
        may(CreateApplication) && (
          <LinkButton to={paths.createApplication({ property: assetId })} size="sm" icon={UserPlusIcon}>
            {text.invite}
          </LinkButton>
        )
      }
    >
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TableSkeleton count={2} />}
      {data?.TotalCount === 0 && (
        <EmptyState title={messages.noApplications} icon={ClipboardListIcon} compact>
          {text.panelNone}
        </EmptyState>
      )}
      {data && data.TotalCount > 0 && (
        <>
          <DataTable
            caption={text.panelTitle}
            columns={panelColumns}
            rows={data.Items}
            rowKey={({ ApplicationId }) => ApplicationId}
            rowName={rowName}
          />
          <p className={styles.all}>
            <LinkButton to={paths.applications({ property: assetId })} size="sm">
              {text.panelAll({ count: data.TotalCount })}
            </LinkButton>
          </p>
        </>
      )}
    </Section>
  )
}
