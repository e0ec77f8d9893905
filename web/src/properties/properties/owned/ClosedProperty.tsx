import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LockIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { Breadcrumb } from '../../../ui/Page.tsx'
import { text } from './property-details.text.ts'

/** In the place of a property that its reader may not see: taken back, over, deleted, or never theirs. */
export function ClosedProperty({ list }: { list: Breadcrumb }) {
  return (
    <div role="status">
      <EmptyState
        title={messages.propertyNotOpen}
        icon={LockIcon}
        action={
          <LinkButton to={list.to} variant="primary">
            {list.text}
          </LinkButton>
        }
      >
        {text.closed}
      </EmptyState>
    </div>
  )
}
