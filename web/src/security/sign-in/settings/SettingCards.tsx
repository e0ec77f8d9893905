import { GetNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { GetUserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { GetSecurityFactors } from '@keystead/contract/security/factors/factor.operations.ts'
import { GetProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { GetUserAccountDetails, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { useCall } from '../../../api/query.ts'
import { paths } from '../../../navigation/paths.ts'
import { useSession } from '../../../sessions/session.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import {
  AddressBookIcon,
  BellIcon,
  HelpIcon,
  LockIcon,
  MailIcon,
  PaletteIcon,
  PlanIcon,
  SecurityPinIcon,
  ShieldCheckIcon,
  UserIcon,
} from '../../../ui/icons.ts'
import { devicesText, passkeysText } from './security-texts.ts'
import { SettingCard } from './SettingCard.tsx'
import { VerifiedBadge } from './SignInItems.tsx'
import { StateOf } from './StateOf.tsx'

export function ProfileCard() {
  const profiles = useCall(GetUserProfiles, {})
  return (
    <SettingCard
      to={paths.profileSettings()}
      icon={UserIcon}
      title="Profile settings"
      about="Your name, picture and what others read about you."
    >
      <StateOf query={profiles}>
        {({ ActiveProfileId, Profiles }) => {
          const active = Profiles.find(({ ProfileId }) => ProfileId === ActiveProfileId)
          return (
            active && (
              <>
                <bdi>{active.Name}</bdi>
                <Badge tone={active.Completeness === 100 ? 'good' : 'neutral'}>{active.Completeness}% complete</Badge>
              </>
            )
          )
        }}
      </StateOf>
    </SettingCard>
  )
}

export function ContactCard() {
  const ProfileId = useSession()?.Profile?.ProfileId ?? ''
  const contact = useCall(GetProfileContact, { ProfileId }, { enabled: ProfileId !== '' })
  return (
    <SettingCard
      to={paths.contactInfo()}
      icon={AddressBookIcon}
      title="Contact details"
      about="Phone, email and address, and which of them others may see."
    >
      <StateOf query={contact}>
        {({ ShowPhone, ShowEmail, ShowAddress }) => {
          const shown = [ShowPhone && 'phone', ShowEmail && 'email', ShowAddress && 'address'].filter((part) => part !== false)
          return shown.length === 0 ? 'Shown to nobody' : `Shown to others: ${shown.join(', ')}`
        }}
      </StateOf>
    </SettingCard>
  )
}

export function SecurityCard() {
  const factors = useCall(GetSecurityFactors, {})
  const sessions = useCall(GetUserSessions, {})
  return (
    <SettingCard
      to={paths.securitySettings()}
      icon={ShieldCheckIcon}
      title="Security"
      about="Devices, sign-in codes, passkeys, your data, and closing your account."
    >
      <StateOf query={factors}>
        {({ TotpSince, Passkeys }) => (
          <>
            <Badge tone={TotpSince ? 'good' : 'neutral'}>{TotpSince ? 'Sign-in codes on' : 'Sign-in codes off'}</Badge>
            {Passkeys.length > 0 && <span>{passkeysText(Passkeys.length)}</span>}
          </>
        )}
      </StateOf>
      <StateOf query={sessions}>{({ Sessions }) => <span>{devicesText(Sessions.length)}</span>}</StateOf>
    </SettingCard>
  )
}

export function PasswordCard() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <SettingCard to={paths.changePassword()} icon={LockIcon} title="Change password" about="A new one signs every other device out.">
      <StateOf query={account}>
        {({ HasPassword, PasswordChangedAt }) => {
          if (!HasPassword) return 'None yet'
          if (PasswordChangedAt === null) return 'Still the one that you signed up with'
          return (
            <span>
              Changed <DateText date={PasswordChangedAt} />
            </span>
          )
        }}
      </StateOf>
    </SettingCard>
  )
}

export function EmailCard() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <SettingCard to={paths.changeEmail()} icon={MailIcon} title="Email" about="The address that you sign in with and that we write to.">
      <StateOf query={account}>
        {({ Email, EmailVerified }) => (
          <>
            <bdi>{Email}</bdi>
            <VerifiedBadge isVerified={EmailVerified} />
          </>
        )}
      </StateOf>
    </SettingCard>
  )
}

export function PinCard() {
  const pin = useCall(GetSecurityPin, {})
  return (
    <SettingCard
      to={paths.securityPin()}
      icon={SecurityPinIcon}
      title="Security pin"
      about="Six digits that confirm what cannot be undone."
    >
      <StateOf query={pin}>{({ IsSet }) => (IsSet ? <Badge tone="good">Set</Badge> : <Badge>Not set</Badge>)}</StateOf>
    </SettingCard>
  )
}

export function NotificationsCard() {
  const settings = useCall(GetNotificationSettings, {})
  return (
    <SettingCard
      to={paths.notificationSettings()}
      icon={BellIcon}
      title="Notifications"
      about="What you want to hear of: on screen, by email, and when."
    >
      <StateOf query={settings}>{({ Digest }) => (Digest === 'daily' ? 'One email a day' : 'An email for each at once')}</StateOf>
    </SettingCard>
  )
}

export function PlanCard() {
  const plan = useCall(GetUserPlan, {})
  return (
    <SettingCard to={paths.upgradePlan()} icon={PlanIcon} title="Plan" about="What you have, what you use of it, and what else there is.">
      <StateOf query={plan}>
        {({ Plan, Period, Request }) => (
          <>
            <Badge tone="brand" plain>
              {Plan.Name}
            </Badge>
            {Period && (
              <span>
                until <DateText date={Period.EndsAt} />
              </span>
            )}
            {Request && <span>{Request.Name} is requested</span>}
          </>
        )}
      </StateOf>
    </SettingCard>
  )
}

export function BrandingCard() {
  return (
    <SettingCard
      to={paths.branding()}
      icon={PaletteIcon}
      title="Branding"
      about="How your invoices, documents and emails look to others."
    />
  )
}

export function HelpCard() {
  return <SettingCard to={paths.help()} icon={HelpIcon} title="Help" about="Ask us something, and read our answers." />
}
