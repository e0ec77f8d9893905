import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HomeIcon, SearchIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CreateFrame } from './CreateFrame.tsx'
import { text } from './create.text.ts'

/** Who applies begins with a home, so the way leads to the search. */
export function NoHomeChosen() {
  return (
    <CreateFrame>
      <EmptyState
        title={text.noHome}
        icon={HomeIcon}
        action={
          <LinkButton to={paths.properties()} variant="primary" icon={SearchIcon}>
            {text.findHome}
          </LinkButton>
        }
      >
        {text.noHomeHelp}
      </EmptyState>
    </CreateFrame>
  )
}
