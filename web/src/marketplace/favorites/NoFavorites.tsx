import { messages } from '@keystead/contract/marketplace/favorites/favorites-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HeartIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './favorites.text.ts'

export function NoFavorites() {
  return (
    <EmptyState
      title={messages.noFavoritesFound}
      icon={HeartIcon}
      action={
        <LinkButton to={paths.properties()} variant="primary">
          {text.searchHomes}
        </LinkButton>
      }
    >
      {text.emptyHelp}
    </EmptyState>
  )
}
