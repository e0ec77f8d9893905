import { LeaveBusiness } from '@keystead/contract/people/businesses/member.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { useSwitchProfile } from '../../identity/profiles/use-switch-profile.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate } from 'react-router'
import { sessionChanged } from '../../sessions/session.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './view-business.text.ts'

type LeaveDialogProps = { business: { BusinessId: string; Name: string }; onClose: () => void }

/** Ends the reader's own place in the business, and goes on with a profile of their own. */
export function LeaveDialog({ business: { BusinessId, Name }, onClose }: LeaveDialogProps) {
  const navigate = useNavigate()
  const command = useCommand(LeaveBusiness)
  const switchProfile = useSwitchProfile()

  async function leave() {
    const { Profiles } = await call(GetUserProfiles, {})
    await command.run({ BusinessId })
    const own = Profiles.find(({ IsDefault }) => IsDefault) ?? Profiles[0]
    if (own) return switchProfile(own.ProfileId)
    sessionChanged()
    await navigate(paths.createProfile())
  }

  return (
    <ConfirmDialog
      open
      title={text.leaveTitle({ name: Name })}
      consequence={text.leaveConsequence}
      confirmText={text.leaveIt}
      busy={command.pending}
      onConfirm={() => void withToast(leave(), text.left({ name: Name })).then((isDone) => isDone || onClose())}
      onCancel={onClose}
    />
  )
}
