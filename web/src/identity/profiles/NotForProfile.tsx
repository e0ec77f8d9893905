import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEntry } from '../../navigation/route-match.ts'
import { useSession } from '../../sessions/session.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { unavailability } from './unavailability.ts'
import { WayOut } from './WayOut.tsx'
import { text as words } from './way-out.text.ts'

/** Stands where the screen of this address is for another profile than the active one: for which it is, and what would change that. */
export function NotForProfile() {
  const { text, isAccountType } = unavailability(useEntry(), useSession())
  return (
    <Page title={CallErrors.NotAvailableForProfile.message.replace(/\.$/, '')} description={text} width="narrow">
      <WayOut
        first={
          <>
            {isAccountType && <LinkButton to={paths.profileSettings()}>{words.profileSettings}</LinkButton>}
            <LinkButton to={paths.profiles()}>{words.switchProfile}</LinkButton>
          </>
        }
      />
    </Page>
  )
}
