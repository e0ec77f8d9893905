import { Button } from '../../ui/Button.tsx'
import { ClipboardListIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { text } from './listing.text.ts'

export function ApplyLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} icon={ClipboardListIcon} wide>
      {children}
    </LinkButton>
  )
}

/** Keeps its place until it is known where it leads. */
export function NotKnownYet() {
  return (
    <Button icon={ClipboardListIcon} wide busy>
      {text.apply}
    </Button>
  )
}
