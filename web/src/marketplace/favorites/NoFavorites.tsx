import { messages } from '@keystead/contract/text/messages.ts'
import { paths } from '../../navigation/paths.ts'
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
