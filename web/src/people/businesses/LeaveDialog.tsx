import { GetMemberRemovalPreview, LeaveBusiness } from '@keystead/contract/people/businesses/member.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { nextPlace } from '../../identity/profiles/next-place.ts'
import { useSwitchProfile } from '../../identity/profiles/use-switch-profile.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate } from 'react-router'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormActions } from '../../ui/form/Form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { goOnWithoutProfile } from './go-on-without-profile.ts'
import { text as members } from './members.text.ts'
import { text } from './view-business.text.ts'

type LeaveDialogProps = { business: { BusinessId: string; Name: string }; onClose: () => void }

/** Ends the reader's own place in the business, and goes on with a profile of their own, or for another business. */
export function LeaveDialog({ business: { BusinessId, Name }, onClose }: LeaveDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const command = useCommand(LeaveBusiness)
  const switchProfile = useSwitchProfile()
  const { Member: member, Profile: acting } = useSession() ?? {}
  const runsIt = member?.IsAdministrator === true
  const preview = useCall(GetMemberRemovalPreview, { MemberId: member?.MemberId ?? '' }, { enabled: runsIt })

  async function leave() {
    const { Profiles, Businesses } = await call(GetUserProfiles, {})
    await command.run({ BusinessId })
    const next = nextPlace({ Profiles, Businesses: Businesses.filter(({ ProfileId }) => ProfileId !== acting?.ProfileId) })
    await (next ? switchProfile(next.profileId) : goOnWithoutProfile(client, navigate, Name))
  }

  if (preview.data?.IsLastAdministrator) return <LastAdministrator business={{ BusinessId, Name }} onClose={onClose} />
  return (
    <ConfirmDialog
      open={!preview.isLoading}
      title={text.leaveTitle({ name: Name })}
      consequence={text.leaveConsequence}
      confirmText={text.leaveIt}
      busy={command.pending}
      onConfirm={() => void withToast(leave(), text.left({ name: Name })).then((isDone) => isDone || onClose())}
      onCancel={onClose}
    />
  )
}

/** Who runs it alone cannot leave: said before the press, with the way to make another one. */
function LastAdministrator({ business: { BusinessId, Name }, onClose }: LeaveDialogProps) {
  return (
    <Dialog open onClose={onClose} title={text.leaveTitle({ name: Name })} description={members.lastAdministrator}>
      <FormActions>
        <Button onClick={onClose}>{text.stay}</Button>
        <LinkButton to={paths.viewBusiness(BusinessId, 'members')} variant="primary" onClick={onClose}>
          {text.seeMembers}
        </LinkButton>
      </FormActions>
    </Dialog>
  )
}
