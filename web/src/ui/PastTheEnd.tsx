import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'
import { text } from './past-the-end.text.ts'

/** A page past the last one of a list: the list has become shorter, or the address was typed. `first` leads to where it begins. */
export function PastTheEnd({ first, ...look }: { first: string } & Pick<EmptyStateProps, 'icon' | 'compact'>) {
  return <EmptyState title={text.empty} action={<LinkButton to={first}>{text.firstPage}</LinkButton>} {...look} />
}
