import { CreateApplication, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { ClipboardListIcon, CompareIcon, UserPlusIcon } from '../../ui/icons.ts'
import { LATEST_ROWS, LatestRows } from '../../ui/LatestRows.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { panelColumns } from './application.columns.tsx'
import { applicationName } from './application-words.ts'
import { text } from './applications.text.ts'

/** The latest applications for a home, on its page for those who decide on them. */
export function ApplicationsPanel({ assetId }: { assetId: string }) {
  const may = useMay()
  return (
    <LatestRows
      title={text.panelTitle}
      description={text.panelIntro}
      action={
        <>
          <LinkButton to={paths.applicationBoard(assetId)} size="sm" icon={CompareIcon}>
            {text.compare}
          </LinkButton>
          {may(CreateApplication) && (
            <LinkButton to={paths.createApplication({ property: assetId })} size="sm" icon={UserPlusIcon}>
              {text.invite}
            </LinkButton>
          )}
        </>
      }
      asked={useCall(GetApplications, { AssetId: assetId, PageSize: LATEST_ROWS })}
      empty={{ title: messages.noApplications, icon: ClipboardListIcon, children: text.panelNone }}
      all={{ to: paths.applications({ property: assetId }), text: text.panelAll }}
      columns={panelColumns}
      rowKey={({ ApplicationId }) => ApplicationId}
      rowName={applicationName}
    />
  )
}
