import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LockIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './sharing.text.ts'

/** What was to be shared is not there, or not the reader’s own. */
export function ThingGone({ isNoneChosen = false }: { isNoneChosen?: boolean }) {
  return (
    <EmptyState
      title={isNoneChosen ? text.nothingChosen : text.gone}
      icon={LockIcon}
      action={<LinkButton to={paths.myDocuments()}>{text.myDocuments}</LinkButton>}
    >
      {isNoneChosen ? text.nothingChosenHelp : text.goneHelp}
    </EmptyState>
  )
}
