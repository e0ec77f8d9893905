import { messages } from '@keystead/contract/text/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HeartIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

export function NoFavorites() {
  return (
    <EmptyState
      title={messages.noFavoritesFound}
      icon={HeartIcon}
      action={
        <LinkButton to={paths.properties()} variant="primary">
          Search homes
        </LinkButton>
      }
    >
      Press the heart on a home to find it here again.
    </EmptyState>
  )
}
