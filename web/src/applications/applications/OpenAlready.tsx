import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ClipboardListIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './create.text.ts'

/** In the place of a second application for the same home. */
export function OpenAlready({ applicationId, formId }: { applicationId: string; formId: string | null }) {
  return (
    <EmptyState
      title={text.openAlready}
      icon={ClipboardListIcon}
      action={
        <>
          {formId !== null && (
            <LinkButton to={paths.applicationForm({ id: formId })} variant="primary">
              {text.goOnForm}
            </LinkButton>
          )}
          <LinkButton to={paths.viewApplication(applicationId)}>{text.seeApplication}</LinkButton>
        </>
      }
    >
      {text.openAlreadyHelp}
    </EmptyState>
  )
}
