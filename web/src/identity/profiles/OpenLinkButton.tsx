import { useSession } from '../../sessions/session.ts'
import { LinkButton, type LinkButtonProps } from '../../ui/LinkButton.tsx'
import { mayOpen } from './guard.ts'

/** A way that stands there only where the reader's role in a business lets them go it. */
export function OpenLinkButton(props: LinkButtonProps & { to: string }) {
  const session = useSession()
  return session === null || mayOpen(props.to, session) ? <LinkButton {...props} /> : null
}
